import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { Breadcrumbs } from "./Breadcrumbs";
import { containerStyles } from "./containerStyles";

/** Words over the full width, title and lead in two columns, then the picture. */
const stacked = ({ breakpoints, layout }: Theme): CSSObject => ({
  paddingTop: layout.pageTop,
  "&:not(:has(.crumbs))": { paddingTop: "clamp(2.5rem, 5vw, 5.5rem)" },
  "& .picture": { marginTop: "clamp(2rem, 4vw, 4rem)" },
  "& .words": { display: "grid", gap: `24px ${layout.gap}` },
  [breakpoints.up("md")]: {
    "& .words": {
      gridTemplateColumns: "7fr 5fr",
      alignItems: "end",
    },
    "& .crumbs, & .wide": { gridColumn: "1 / -1" },
    "& .actions": { gridColumn: 2 },
  },
});

/** Words in one half of the window, the picture in the other up to its edge. */
const split = ({ breakpoints, layout }: Theme): CSSObject => ({
  "& > .container": {
    maxWidth: "none",
    padding: 0,
    [breakpoints.up("md")]: {
      display: "grid",
      gridTemplateColumns: "var(--halves)",
      minHeight: 600,
    },
  },
  "& .words": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    alignItems: "flex-start",
    gap: 20,
    padding: `clamp(2rem, 4vw, 4rem) ${layout.gutter}`,
    [breakpoints.up("md")]: {
      paddingLeft: layout.edge("200%"),
    },
  },
  "& .picture": {
    display: "grid",
    minHeight: 300,
    "& > *": { height: "100%" },
  },
  '&[data-side="start"]': {
    [breakpoints.up("md")]: {
      "& .picture": { order: -1 },
      "& .words": { paddingInline: "clamp(1.25rem, 6vw, 7rem)" },
    },
  },
});

/** Words beside line art. */
const aside = ({ breakpoints, layout }: Theme): CSSObject => ({
  paddingBlock: "clamp(2.5rem, 5.4vw, 6rem)",
  "& > .container": {
    display: "grid",
    gap: `40px ${layout.gap}`,
    alignItems: "center",
    [breakpoints.up("md")]: { gridTemplateColumns: "var(--columns)" },
  },
  "& .words": {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: 24,
  },
});

const Root = styled("section")(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  "& > .container": containerStyles(theme),
  "& .lead": {
    maxWidth: "36em",
    color: theme.vars.palette.text.secondary,
  },
  "& .words > div": { [theme.breakpoints.down("md")]: { width: "100%" } },
  '&[data-layout="stacked"]': stacked(theme),
  '&[data-layout="split"]': split(theme),
  '&[data-layout="aside"]': aside(theme),
}));

interface PageHeroProps {
  title: string;
  lead?: string;
  /** The page's Actions. */
  actions?: ReactNode;
  /** A Picture or line art. */
  picture?: ReactNode;
  size?: "display" | "h1";
  plane?: Plane;
  layout?: "stacked" | "split" | "aside";
  /** Which half the picture of the split layout takes. */
  side?: "start" | "end";
  /** How the aside layout divides the width. */
  columns?: "7-5" | "8-4";
  className?: string;
}

/** The opening of a page: its only h1, large and on a plane of colour or white. */
export function PageHero({
  title,
  lead,
  actions,
  picture,
  size = "display",
  plane = "white",
  layout = "stacked",
  side = "end",
  columns = "7-5",
  className,
}: PageHeroProps) {
  return (
    <Root
      className={className}
      data-plane={plane}
      data-layout={layout}
      data-side={side}
      style={{
        "--halves": side === "start" ? "5fr 7fr" : "1fr 1fr",
        "--columns": columns === "8-4" ? "8fr 4fr" : "7fr 5fr",
      }}
    >
      <div className="container">
        <div className="words">
          <Breadcrumbs className="crumbs" />
          <Typography
            variant={size}
            component="h1"
            className={lead ? undefined : "wide"}
          >
            {title}
          </Typography>
          {lead && (
            <Typography variant="subtitle1" className="lead">
              {lead}
            </Typography>
          )}
          {actions && <div className="actions">{actions}</div>}
        </div>
        {picture && <div className="picture">{picture}</div>}
      </div>
    </Root>
  );
}
