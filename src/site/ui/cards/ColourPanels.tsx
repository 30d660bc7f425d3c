import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Plane } from "../../theme/planes";
import { canHover, tablet } from "../../theme/media";
import { layout, space } from "../../theme/tokens";
import { evenPairs, inFirstOfRow, rowsOfFour } from "../structure/evenRows";
import { Icon } from "../pictures/Icon";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { arrowForward } from "../pictures/iconPaths";
import { SmartLink } from "../links/SmartLink";
import { TextLink } from "../links/TextLink";

/** As wide as the window, for the edge of the first panel. */
const Root = styled("div")({ containerType: "inline-size" });

/** The first panel begins at the window's edge and its text at the page's. All texts are equally wide. */
const margin = `${layout.edge("100cqi")} - ${layout.gutter}`;
const first = {
  [inFirstOfRow]: {
    marginLeft: `calc(-1 * (${margin}))`,
    paddingLeft: layout.edge("100cqi"),
  },
};

const Panels = styled("ul")(({ theme: { breakpoints } }) => ({
  "&, & > li": { display: "grid" },
  paddingLeft: `calc(${margin})`,
  [breakpoints.up("lg")]: rowsOfFour,
  [breakpoints.between("md", "lg")]: {
    "&[data-links]": evenPairs,
    "&:not([data-links])": rowsOfFour,
  },
}));

const Panel = styled("div")(({ theme: { vars, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  padding: `${space[6]} ${layout.gutter}`,
  color: vars.palette.text.primary,
  // The title on the left, the words on the right.
  [tablet]: {
    display: "grid",
    gridTemplateColumns: "5fr 7fr",
    alignItems: "baseline",
    justifyItems: "start",
    columnGap: layout.gap,
    "& > p, & > a": { gridColumn: 2 },
  },
  [breakpoints.up("md")]: {
    minHeight: 340,
    padding: `${space[7]} ${space[6]}`,
    ...first,
  },
}));

const LinkPanel = styled(SmartLink)(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[5],
  padding: `${space[6]} ${layout.gutter}`,
  color: vars.palette.text.primary,
  textDecoration: "none",
  [canHover]: {
    '&:hover [data-slot="title"]': {
      textDecoration: "underline",
      textDecorationThickness: 1.5,
      textUnderlineOffset: 6,
    },
  },
  "&:focus-visible": { outlineOffset: -6 },
  [breakpoints.down("md")]: {
    "&:has([data-slot=art])": {
      gridTemplateColumns: "minmax(0, 1fr) 32px",
    },
  },
  [breakpoints.up("md")]: {
    gridTemplateRows: "1fr",
    // Two rows of panels, whose titles are in the first view.
    minHeight: "min(530px, 40svh)",
  },
  [breakpoints.up("lg")]: {
    minHeight: 340,
    "&:has([data-slot=art])": { minHeight: 580 },
    paddingInline: space[6],
    ...first,
  },
}));

const Description = styled(Typography)({
  maxWidth: "24em",
  margin: `${space[3]} 0 ${space[4]}`,
  "[data-links] &": { margin: `${space[3]} 0 ${space[5]}` },
});

const PanelLink = styled(TextLink)({ marginTop: "auto" });

/** Above the words; in one column of panels beside them. */
const Art = styled("span")(({ theme: { vars, breakpoints } }) => ({
  color: vars.palette.primary.main,
  [breakpoints.down("md")]: { gridArea: "1 / 2 / span 4", alignSelf: "center" },
  [breakpoints.up("md")]: { paddingBottom: space[4] },
}));

interface ColourPanelsProps {
  items: readonly {
    title: string;
    description: string;
    plane: Plane;
    to: string;
    icon?: string;
    /** Label of a link in the panel. Without it the whole panel is the link. */
    label?: string;
  }[];
  /** Line art at the top of each panel. */
  art?: (index: number) => ReactNode;
}

/** Full-bleed planes side by side, at most four in a row. */
export function ColourPanels({ items, art }: ColourPanelsProps) {
  const areLinks = items.every(({ label }) => label === undefined);
  return (
    <Root>
      <Panels data-links={areLinks || undefined}>
        {items.map(({ title, description, icon, plane, to, label }, index) => {
          const content = (
            <>
              {art && <Art data-slot="art">{art(index)}</Art>}
              {icon && <PrimaryIcon sx={{ mb: 3 }} path={icon} size={28} />}
              <Typography variant="h3" component="h3" data-slot="title">
                {title}
              </Typography>
              <Description>{description}</Description>
            </>
          );
          return (
            <Card key={index} component="li">
              {label === undefined ? (
                <LinkPanel href={to} data-plane={plane}>
                  {content}
                  <Icon path={arrowForward} />
                </LinkPanel>
              ) : (
                <Panel data-plane={plane}>
                  {content}
                  <PanelLink to={to} label={label} context={title} />
                </Panel>
              )}
            </Card>
          );
        })}
      </Panels>
    </Root>
  );
}
