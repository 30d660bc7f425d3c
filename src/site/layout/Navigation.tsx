import { styled } from "@mui/material/styles";
import { radii } from "../theme/tokens";
import { SmartLink } from "../ui/SmartLink";
import { currentState } from "./currentState";

const Root = styled("nav")(({ theme }) => ({
  "& ul": { display: "flex", gap: 2 },
  "& a": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    padding: "0 12px",
    fontSize: "0.96875rem",
    fontWeight: 500,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& [aria-current]": {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
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
}));

interface NavigationProps {
  /** Accessible name; left out inside a region that has it already. */
  label?: string;
  links: Queries.HeaderFragment["navigation"];
  path: string;
  className?: string;
}

/** The main links; the page's own carries a dot. */
export function Navigation({ label, links, path, className }: NavigationProps) {
  return (
    <Root as={label ? "nav" : "div"} aria-label={label} className={className}>
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
