import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { useRef, useState, type PointerEvent } from "react";
import { motion, widths } from "../../theme/tokens";
import { arrowBack, arrowForward } from "../../ui/iconPaths";
import { useLabels } from "../../ui/useShell";
import { Quote } from "../../ui/Quote";
import { RoundButton } from "../../ui/RoundButton";
import { Section } from "../../ui/Section";
import { Note } from "../../ui/Text";

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

const minSwipePx = 40;

/**
 * Recognises sideways swipes by finger or pen. The element needs `touch-action: pan-y`.
 *
 * @param onSwipe Gets 1 (next) for a swipe to the left and -1 (previous) for one to the right.
 */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= minSwipePx && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
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
  /** The first story in view. */
  const [index, setIndex] = useState(0);
  const wrap = (story: number) => (story + count) % count;
  const step = (direction: 1 | -1) =>
    setIndex((before) => wrap(before + direction));
  const swipe = useSwipe(step);
  const position = (story: number): string => String(wrap(story) + 1);
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
          <Note aria-live="polite">
            {`${position(index)}-${position(index + 2)} ${labels.of} ${count}`}
          </Note>
          <Note aria-live="polite">
            {`${position(index)} ${labels.of} ${count}`}
          </Note>
          <RoundButton
            label={labels.previous}
            icon={arrowBack}
            onClick={() => step(-1)}
          />
          <RoundButton
            label={labels.next}
            icon={arrowForward}
            onClick={() => step(1)}
          />
        </Controls>
        <Slides {...swipe}>
          {stories.map(({ title, company, location, ...story }, number) => {
            const after = wrap(number - index);
            // The last story is on the left, ready for "previous".
            const place = after === count - 1 ? -1 : after;
            return (
              <div
                key={story.quote}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={`${position(number)} ${labels.of} ${count}`}
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
