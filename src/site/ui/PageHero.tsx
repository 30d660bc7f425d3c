import { styled, type CSSObject } from "@mui/material/styles";
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

interface ArrangementState {
  ownerState: Required<Arrangement>;
}

const Root = styled("section")<ArrangementState>(
  ({ theme: { vars, layout }, ownerState }) => ({
    color: vars.palette.text.primary,
    "& h1:not(:has(+ p))": { gridColumn: "1 / -1" },
    '&[data-plane="network"] h1': { color: vars.palette.network.deep },
    '&[data-plane="network"] p': { color: vars.palette.text.primary },
    ...{
      stacked: { paddingTop: layout.pageTop },
      split: {},
      aside: { paddingBlock: "clamp(2.5rem, 5.4vw, 6rem)" },
    }[ownerState.layout],
  }),
);

const Container = styled("div")<ArrangementState>(
  ({ theme, ownerState: { layout, side, columns } }) =>
    ({
      stacked: containerStyles(theme),
      split: {
        [theme.breakpoints.up("md")]: {
          display: "grid",
          gridTemplateColumns: side === "start" ? "5fr 7fr" : "1fr 1fr",
          minHeight: 600,
        },
      },
      aside: {
        ...containerStyles(theme),
        display: "grid",
        gap: `40px ${theme.layout.gap}`,
        alignItems: "center",
        [theme.breakpoints.up("md")]: { gridTemplateColumns: tracks[columns] },
      },
    })[layout],
);

const column: CSSObject = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
};

const TextBlock = styled("div")<ArrangementState>(
  ({ theme: { layout: lengths, breakpoints }, ownerState }) =>
    ({
      stacked: {
        display: "grid",
        gap: `24px ${lengths.gap}`,
        [breakpoints.up("md")]: {
          gridTemplateColumns: tracks[ownerState.columns],
          alignItems: "end",
        },
      },
      split: {
        ...column,
        justifyContent: "center",
        gap: 20,
        padding: `clamp(2rem, 4vw, 4rem) ${lengths.gutter}`,
        [breakpoints.up("md")]:
          ownerState.side === "start"
            ? { paddingInline: "clamp(1.25rem, 6vw, 7rem)" }
            : { paddingLeft: lengths.edge("200%") },
      },
      aside: { ...column, gap: 24 },
    })[ownerState.layout],
);

const Crumbs = styled(Breadcrumbs)({ gridColumn: "1 / -1" });

const Buttons = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { width: "100%" },
  [theme.breakpoints.up("md")]: { gridColumn: 2 },
}));

const Art = styled("div")<ArrangementState>(
  ({ theme: { breakpoints }, ownerState: { layout, side } }) =>
    ({
      stacked: { marginTop: "clamp(2rem, 4vw, 4rem)" },
      split: {
        display: "grid",
        minHeight: "min(76vw, 460px)",
        [breakpoints.up("md")]: {
          minHeight: 300,
          order: side === "start" ? -1 : undefined,
        },
      },
      aside: { [breakpoints.down("md")]: { display: "none" } },
    })[layout],
);

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
  const ownerState = { layout, side, columns };
  return (
    <Root className={className} data-plane={plane} ownerState={ownerState}>
      <Container ownerState={ownerState}>
        <TextBlock ownerState={ownerState}>
          <Crumbs />
          <Typography variant={size}>{title}</Typography>
          {lead && <Lead>{lead}</Lead>}
          {actions && <Buttons>{actions}</Buttons>}
        </TextBlock>
        {picture && <Art ownerState={ownerState}>{picture}</Art>}
      </Container>
    </Root>
  );
}
