import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { useState } from "react";
import { motion, widths } from "../../theme/tokens";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { useLabels } from "../../ui/hooks/useShell";
import { useLiveText } from "../../ui/hooks/useLiveText";
import { Quote } from "../../ui/text/Quote";
import { RoundButton } from "../../ui/controls/RoundButton";
import { Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";
import { useSwipe } from "./useSwipe";

const gap = 72;
const third = `calc((100% - ${2 * gap}px) / 3)`;
const threeUp = `@media (min-width: ${widths.carousel})`;
const oneUp = `@media not all and (min-width: ${widths.carousel})`;

const Grid = styled("div")(({ theme: { layout } }) => ({
  display: "grid",
  gap: `28px ${layout.gap}`,
  gridTemplateAreas: '"title" "slides" "controls"',
  [threeUp]: {
    gridTemplateAreas: '"title controls" "slides slides"',
    gridTemplateColumns: "1fr auto",
    alignItems: "end",
    rowGap: layout.headingGap,
  },
}));

/** The position: the first text for three entries in view, the second for one. */
const Controls = styled("div")({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  "& p": {
    minWidth: "6.5em",
    marginInline: 8,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  [threeUp]: { "& p:last-of-type": { display: "none" } },
  [oneUp]: {
    "& p:first-of-type": { display: "none" },
    "& p:last-of-type": { order: 1 },
  },
  "html:not(.js) &": { display: "none" },
});

const Slides = styled("div")(({ theme: { vars } }) => ({
  gridArea: "slides",
  display: "grid",
  columnGap: gap,
  "& > *": { position: "relative" },
  // A hairline between the entries in view.
  "& > *::before": {
    content: '""',
    position: "absolute",
    inset: `0 auto 0 ${-gap / 2}px`,
    borderLeft: `1px solid ${vars.palette.divider}`,
  },
  // All entries share one cell, so the height never changes: it is that of the tallest entry.
  "html.js &": {
    overflowX: "clip",
    touchAction: "pan-y",
    "& > *": {
      gridColumn: 1,
      gridRowStart: 1,
      translate: `calc(var(--place) * (100% + ${gap}px)) 0`,
      transition: `translate ${motion.enterMs}ms ${motion.standard}, visibility ${motion.enterMs}ms`,
    },
    // A story that was not in the document glides in from the left.
    "&[data-stepped] > :first-of-type": {
      "@starting-style": { translate: `calc(-100% - ${gap}px) 0` },
    },
    '& > [data-place="out"]': { visibility: "hidden" },
    [oneUp]: { '& > :not([data-place="0"])': { visibility: "hidden" } },
  },
  "html:not(.js) &": {
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "thin",
    "& > *": { scrollSnapAlign: "start" },
  },
  [threeUp]: {
    "html.js &": { gridTemplateColumns: third },
    "html:not(.js) &": { gridAutoColumns: third },
    // Aligns the names under the quotations.
    "& > [role=group], & > [role=group] > figure": {
      display: "grid",
      gridRow: "1 / 3",
      gridTemplateRows: "subgrid",
    },
  },
}));

interface View {
  first: number;
  before?: number;
}

/**
 * A carousel of testimonials: three at a time from 768 px on, one below (docs/product.md#carousel). Without JavaScript it
 * is a scrolling row.
 */
export function SuccessStories({
  heading,
  stories,
}: Queries.SuccessStoriesFragment) {
  const labels = useLabels();
  const count = stories.length;
  /**
   * The first slide in view now and before the last step. Slides are numbered without end (-1, 0 … 12, 13), so that the
   * order of the document stays the visual one when the stories wrap around. One that leaves to the left stays until
   * the next step.
   */
  const [{ first, before }, setView] = useState<View>({ first: 0 });
  const step = (direction: 1 | -1) =>
    setView((view) => ({ first: view.first + direction, before: view.first }));
  const swipe = useSwipe(step);
  const live = useLiveText();
  const storyOf = (slide: number) => ((slide % count) + count) % count;
  const position = (slide: number): string => String(storyOf(slide) + 1);
  const start = Math.min(first, before ?? first);
  const slides = stories.map((_story, index) => start + index);
  return (
    <Section headingId="success-stories" aria-roledescription={labels.carousel}>
      <Grid>
        <Typography
          id="success-stories"
          variant="h2"
          sx={{ gridArea: "title" }}
        >
          {heading}
        </Typography>
        <Controls>
          <Note {...live.text}>
            {`${position(first)}-${position(first + 2)} ${labels.of} ${count}`}
          </Note>
          <Note {...live.text}>
            {`${position(first)} ${labels.of} ${count}`}
          </Note>
          <RoundButton
            label={labels.previous}
            icon={arrowBack}
            onClick={() => step(-1)}
            {...live.buttons}
          />
          <RoundButton
            label={labels.next}
            icon={arrowForward}
            onClick={() => step(1)}
            {...live.buttons}
          />
        </Controls>
        <Slides {...swipe} data-stepped={before === undefined ? undefined : ""}>
          {slides.map((slide) => {
            const content = stories[storyOf(slide)];
            if (!content) return null;
            const { title, company, location, ...story } = content;
            const place = slide - first;
            return (
              <div
                key={slide}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={`${position(slide)} ${labels.of} ${count}`}
                data-place={place >= 0 && place < 3 ? place : "out"}
                style={{ "--place": place }}
              >
                <Quote
                  {...story}
                  detail={`${title}, ${company}, ${location}`}
                />
              </div>
            );
          })}
        </Slides>
      </Grid>
    </Section>
  );
}

export const fragment = graphql`
  fragment SuccessStories on SuccessStories {
    heading
    stories {
      quote
      name
      title
      company
      location
    }
  }
`;
