import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { Breadcrumbs } from "./Breadcrumbs";
import { containerStyles } from "./Container";
import { Lead } from "./Text";

/** How title and lead, or text and line art, share the width; 12: one below the other. */
const tracks = { "7-5": "7fr 5fr", "8-4": "8fr 4fr", "12": "1fr" };

interface Arrangement {
  /**
   * stacked: words over the full width, title and lead in two columns, then the picture. split: words in one half of
   * the window, the picture in the other up to its edge. aside: words beside line art, which small screens hide.
   */
  layout?: "stacked" | "split" | "aside";
  /** The half that the picture of the split layout takes. */
  side?: "start" | "end";
  columns?: keyof typeof tracks;
}

const box = "& > div";
const words = "& > div > :first-of-type";
const art = "& > div > :nth-of-type(2)";

const column: CSSObject = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
};

const layouts = (
  theme: Theme,
  { side, columns }: Required<Arrangement>,
): Record<Required<Arrangement>["layout"], CSSObject> => {
  const { layout, breakpoints } = theme;
  return {
    stacked: {
      paddingTop: layout.pageTop,
      [box]: containerStyles(theme),
      [words]: { display: "grid", gap: `24px ${layout.gap}` },
      [art]: { marginTop: "clamp(2rem, 4vw, 4rem)" },
      [breakpoints.up("md")]: {
        [words]: { gridTemplateColumns: tracks[columns], alignItems: "end" },
      },
    },
    split: {
      [words]: {
        ...column,
        justifyContent: "center",
        gap: 20,
        padding: `clamp(2rem, 4vw, 4rem) ${layout.gutter}`,
      },
      [art]: { display: "grid", minHeight: "min(76vw, 460px)" },
      [breakpoints.up("md")]: {
        [box]: {
          display: "grid",
          gridTemplateColumns: side === "start" ? "5fr 7fr" : "1fr 1fr",
          minHeight: 600,
        },
        [words]:
          side === "start"
            ? { paddingInline: "clamp(1.25rem, 6vw, 7rem)" }
            : { paddingLeft: layout.edge("200%") },
        [art]: { minHeight: 300, order: side === "start" ? -1 : undefined },
      },
    },
    aside: {
      paddingBlock: "clamp(2.5rem, 5.4vw, 6rem)",
      [box]: {
        ...containerStyles(theme),
        display: "grid",
        gap: `40px ${layout.gap}`,
        alignItems: "center",
      },
      [words]: { ...column, gap: 24 },
      [breakpoints.up("md")]: {
        [box]: { gridTemplateColumns: tracks[columns] },
      },
      [breakpoints.down("md")]: { [art]: { display: "none" } },
    },
  };
};

const Root = styled("section")<{ ownerState: Required<Arrangement> }>(
  ({ theme, ownerState }) => ({
    color: theme.vars.palette.text.primary,
    "& h1:not(:has(+ p))": { gridColumn: "1 / -1" },
    '&[data-plane="network"] h1': { color: theme.vars.palette.network.deep },
    '&[data-plane="network"] p': { color: theme.vars.palette.text.primary },
    ...layouts(theme, ownerState)[ownerState.layout],
  }),
);

const Crumbs = styled(Breadcrumbs)({ gridColumn: "1 / -1" });

const Buttons = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { width: "100%" },
  [theme.breakpoints.up("md")]: { gridColumn: 2 },
}));

interface PageHeroProps extends Arrangement {
  title: string;
  lead?: string;
  /** The page's Actions. */
  actions?: ReactNode;
  /** A Picture or line art. */
  picture?: ReactNode;
  size?: "display" | "h1";
  plane?: Plane;
  className?: string;
}

/** The hero of a page, with its only h1. */
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
      ownerState={{ layout, side, columns }}
    >
      <div>
        <div>
          <Crumbs />
          <Typography variant={size}>{title}</Typography>
          {lead && <Lead>{lead}</Lead>}
          {actions && <Buttons>{actions}</Buttons>}
        </div>
        {picture && <div>{picture}</div>}
      </div>
    </Root>
  );
}
