import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Plane } from "../../theme/planes";
import { evenGrid, evenRows } from "../structure/evenRows";
import { Icon } from "../pictures/Icon";
import { arrowForward } from "../pictures/iconPaths";
import { SmartLink } from "../links/SmartLink";
import { TextLink } from "../links/TextLink";

const Root = styled("ul")<{ ownerState: { areLinks: boolean } }>(
  ({ theme: { breakpoints }, ownerState: { areLinks } }) => ({
    display: "grid",
    [breakpoints.up("md")]: evenGrid,
    ...(areLinks && {
      [breakpoints.between("md", "lg")]: {
        "& > *": { gridColumn: "span 6" },
        "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
      },
    }),
  }),
);

const Panel = styled("div")(({ theme: { layout, vars, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  minHeight: 230,
  height: "100%",
  padding: `clamp(2.25rem, 4.4vw, 4.5rem) ${layout.gutter}`,
  color: vars.palette.text.primary,
  "& p": { maxWidth: "24em", margin: "12px 0 16px" },
  "& > a": { marginTop: "auto" },
  [breakpoints.up("md")]: {
    minHeight: 340,
    paddingInline: "clamp(1.25rem, 3.4vw, 3.5rem)",
  },
}));

const LinkPanel = styled(SmartLink)(
  ({ theme: { layout, vars, breakpoints } }) => ({
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: 250,
    height: "100%",
    padding: `clamp(20px, 2.6vw, 44px) ${layout.gutter}`,
    color: vars.palette.text.primary,
    textDecoration: "none",
    "& p": { maxWidth: "24em", margin: "10px 0 22px" },
    "&:hover h3": {
      textDecoration: "underline",
      textDecorationThickness: 1.5,
      textUnderlineOffset: 6,
    },
    "&:focus-visible": { outlineOffset: -6 },
    [breakpoints.up("md")]: { minHeight: 580 },
    [breakpoints.up("lg")]: { paddingInline: "clamp(20px, 2.6vw, 44px)" },
  }),
);

const Art = styled("span")(({ theme }) => ({
  marginBottom: "auto",
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.down("md")]: { display: "none" },
}));

interface ColourPanelsProps {
  items: readonly {
    title: string;
    description: string;
    plane: Plane;
    to: string;
    /** Label of a link in the panel. Without it the whole panel is the link. */
    label?: string;
  }[];
  /** Line art at the top of each panel. */
  art?: (index: number) => ReactNode;
}

/** Full-bleed planes side by side, at most four in a row. */
export function ColourPanels({ items, art }: ColourPanelsProps) {
  const areLinks = items.every(({ label }) => label === undefined);
  const places = evenRows(items.length, 4);
  return (
    <Root ownerState={{ areLinks }}>
      {items.map(({ title, description, plane, to, label }, index) => {
        const content = (
          <>
            {art && <Art>{art(index)}</Art>}
            <Typography variant="h3" component="h3">
              {title}
            </Typography>
            <Typography>{description}</Typography>
          </>
        );
        return (
          <li key={title} data-plane={plane} {...places[index]}>
            {label === undefined ? (
              <LinkPanel href={to}>
                {content}
                <Icon path={arrowForward} />
              </LinkPanel>
            ) : (
              <Panel>
                {content}
                <TextLink to={to} label={label} context={title} />
              </Panel>
            )}
          </li>
        );
      })}
    </Root>
  );
}
