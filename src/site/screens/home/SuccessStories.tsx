import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState } from "react";
import { labels } from "../../labels";
import { scriptedControl } from "../../theme/media";
import { motion, space, widths } from "../../theme/tokens";
import { IconButton } from "../../ui/controls/IconButton";
import { useSwipe } from "../../ui/hooks/useSwipe";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";
import { Quote } from "../../ui/text/Quote";

/** How many slides show from 768 px on; below it is one. */
const inView = 3;

const Grid = styled("div")(({ theme: { breakpoints, layout } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  gridTemplateAreas: '"title" "slides" "controls"',
  "& > [data-slot=controls]": {
    gridArea: "controls",
    display: "flex",
    alignItems: "center",
    gap: space[3],
    ...scriptedControl,
  },
  // Of the range, where more than one slide shows.
  "& [data-slot=end]": { display: "none" },
  [breakpoints.up(widths.carousel)]: {
    gridTemplateAreas: '"title controls" "slides slides"',
    gridTemplateColumns: "1fr auto",
    alignItems: "end",
    rowGap: layout.headingGap,
    "& [data-slot=end]": { display: "inline" },
  },
}));

const Slides = styled("div")(({ theme: { breakpoints, layout } }) => ({
  gridArea: "slides",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: layout.gap,
  touchAction: "pan-y pinch-zoom",
  [breakpoints.up(widths.carousel)]: {
    gridTemplateColumns: `repeat(${inView}, minmax(0, 1fr))`,
  },
  "html:not(.js) &": {
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: `max(min(100%, 20rem), (100% - 2 * ${layout.gap}) / ${inView})`,
    overflowX: "auto",
  },
}));

/** Three rows that all slides share, so that outcomes, quotations and names are aligned. */
const sharedRows = {
  display: "grid",
  gridRow: "1 / 4",
  gridTemplateRows: "subgrid",
};
const shown = { visibility: "visible", opacity: 1 } as const;

/** All slides have a place in the grid, so that it is as high as the tallest and a step moves nothing below it. */
const Slide = styled("div")(({ theme: { breakpoints, typography } }) => ({
  ...sharedRows,
  gridColumn: 1,
  transition: `opacity ${motion.baseMs}ms`,
  "& > figure": sharedRows,
  // A story may have no outcome.
  "& blockquote": { gridRow: 2 },
  "& figcaption": { gridRow: 3 },
  '&:not([data-place="0"])': { visibility: "hidden", opacity: 0 },
  [breakpoints.up(widths.carousel)]: {
    gridColumn: "var(--column)",
    "&:not([hidden])": shown,
  },
  // In three narrow columns the type is smaller.
  [breakpoints.between(widths.carousel, "lg")]: {
    "& > figure > blockquote": { fontSize: typography.title.fontSize },
  },
  "html:not(.js) &[data-place]": { ...shown, gridColumn: "auto" },
}));

/** A carousel of testimonials: three show from 768 px on, one below (docs/product.md#carousel). */
export function SuccessStories({
  heading,
  stories,
}: Queries.SuccessStoriesFragment) {
  const count = stories.length;
  const [first, setFirst] = useState(0);
  const step = (by: 1 | -1) => setFirst((first + by + count) % count);
  const swipe = useSwipe(step);
  return (
    <Section headingId="success-stories" aria-roledescription={labels.carousel}>
      <Grid>
        <SectionHeading sx={{ gridArea: "title" }}>{heading}</SectionHeading>
        <div data-slot="controls">
          <Caption
            aria-live="polite"
            aria-atomic
            sx={{ mr: 2, fontVariantNumeric: "tabular-nums" }}
          >
            {first + 1}
            <span data-slot="end">-{((first + inView - 1) % count) + 1}</span>
            {` ${labels.of} ${count}`}
          </Caption>
          <IconButton
            look="round"
            label={labels.previous}
            icon={arrowBack}
            onClick={() => step(-1)}
          />
          <IconButton
            look="round"
            label={labels.next}
            icon={arrowForward}
            onClick={() => step(1)}
          />
        </div>
        <Slides {...swipe}>
          {stories.map(({ title, company, location, ...story }, index) => {
            /** Distance from the first slide in view. */
            const place = (index - first + count) % count;
            return (
              <Slide
                key={index}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={`${index + 1} ${labels.of} ${count}`}
                hidden={place >= inView}
                data-place={place}
                style={{ "--column": (place % inView) + 1 }}
              >
                <Quote
                  {...story}
                  detail={`${title}, ${company}, ${location}`}
                />
              </Slide>
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
      outcome {
        figure
        label
      }
    }
  }
`;
