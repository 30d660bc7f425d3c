import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import { radii } from "../theme/tokens";
import { SmartLink } from "../ui/SmartLink";
import { currentState } from "./currentState";

type Layout = "row" | "column";

/** Beside each other in the header, where letters set wider apart by the reader may need a second line. */
const row = ({ vars }: Theme): CSSObject => ({
  display: "flex",
  "& ul": { display: "flex", flexWrap: "wrap", justifyContent: "end", gap: 2 },
  "& a": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    paddingInline: "clamp(8px, 8px + (100vw - 1280px) * 0.04, 12px)",
    fontSize: "0.96875rem",
    fontWeight: 500,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&:hover": { color: vars.palette.primary.main },
  },
  "& [aria-current]": {
    fontWeight: 600,
    color: vars.palette.primary.main,
    "&::after": {
      content: '""',
      position: "absolute",
      left: "calc(50% - 3px)",
      bottom: 1,
      width: 6,
      height: 6,
      borderRadius: radii.pill,
      backgroundColor: "currentColor",
    },
  },
});

/** Large lines under each other in the menu. */
const column = ({ vars, typography }: Theme): CSSObject => ({
  "& a": {
    ...typography.h3,
    display: "flex",
    alignItems: "center",
    minHeight: 64,
    fontSize: "1.75rem",
    whiteSpace: "nowrap",
    textDecoration: "none",
    borderBottom: `1px solid ${vars.palette.divider}`,
    "&:hover": { color: vars.palette.primary.main },
  },
  "& [aria-current]": {
    color: vars.palette.primary.main,
    "&::before": {
      content: '""',
      width: 9,
      height: 9,
      marginRight: 14,
      borderRadius: radii.pill,
      backgroundColor: "currentColor",
    },
  },
});

const Root = styled("nav")<{ ownerState: { layout: Layout } }>(
  ({ theme, ownerState: { layout } }) => ({ row, column })[layout](theme),
);

interface NavigationProps {
  /** Accessible name; left out inside a region that has it already. */
  label?: string;
  links: Queries.HeaderFragment["navigation"];
  path: string;
  layout: Layout;
}

/** The main links; the page's own carries a dot. */
export function Navigation({ label, links, path, layout }: NavigationProps) {
  return (
    <Root as={label ? "nav" : "div"} aria-label={label} ownerState={{ layout }}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <SmartLink
              href={link.to}
              aria-current={currentState(link.to, path)}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
