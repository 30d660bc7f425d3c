import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { labels } from "../../labels";
import { line, motion, space, widths } from "../../theme/tokens";
import { Quote } from "../../ui/text/Quote";

/** Space between two slides. */
export const slideGap = space[6];
/** Windows that show three slides; others show one. */
export const threeUp = `@media (min-width: ${widths.carousel})`;
/** How many slides show in the windows of `threeUp`. */
export const inView = 3;

/** Two rows that all slides share, so that the names under the quotations are aligned. */
const sharedRows = {
  display: "grid",
  gridRow: "1 / 3",
  gridTemplateRows: "subgrid",
};
const notShown = { visibility: "hidden", opacity: 0 } as const;

/** All slides have a place in the grid, so that the row is as high as the tallest and a step moves nothing below it. */
const Slide = styled("div")({
  ...sharedRows,
  position: "relative",
  gridColumn: 1,
  transition: `opacity ${motion.baseMs}ms`,
  "&[hidden]": notShown,
  '&:not([data-place="0"])': {
    ...notShown,
    [threeUp]: { "&:not([hidden])": { visibility: "visible", opacity: 1 } },
    // A hairline between two slides.
    "&::before": {
      content: '""',
      position: "absolute",
      inset: `0 auto 0 calc(${slideGap} / -2)`,
      borderLeft: line.hairline,
    },
  },
  [threeUp]: { gridColumn: "var(--column)" },
  // All stand in a row that scrolls.
  "html:not(.js) &[data-place]": {
    gridColumn: "auto",
    visibility: "visible",
    opacity: 1,
    scrollSnapAlign: "start",
  },
});

/** In three narrow columns the type is smaller. */
const Story = styled(Quote)(({ theme: { typography, breakpoints } }) => ({
  ...sharedRows,
  [threeUp]: {
    '& [data-slot="quote"]': {
      [breakpoints.down("lg")]: { fontSize: typography.subtitle1.fontSize },
    },
  },
}));

interface StorySlideProps {
  story: Queries.StorySlideFragment;
  /** Accessible name, such as "2 of 12". */
  name: string;
  /** Distance from the first slide in view. */
  place: number;
}

/** A testimonial in the carousel. */
export function StorySlide({ story, name, place }: StorySlideProps) {
  const { title, company, location, ...quote } = story;
  return (
    <Slide
      role="group"
      aria-roledescription={labels.slide}
      aria-label={name}
      hidden={place >= inView}
      data-place={place}
      style={{ "--column": place < inView ? place + 1 : 1 }}
    >
      <Story {...quote} detail={`${title}, ${company}, ${location}`} />
    </Slide>
  );
}

export const fragment = graphql`
  fragment StorySlide on SuccessStory {
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
`;
