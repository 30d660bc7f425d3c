import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { labels } from "../../labels";
import { line, motion, space, widths } from "../../theme/tokens";
import { Quote } from "../../ui/text/Quote";

/** Space between two slides. */
export const slideGap = space[6];
/** Windows that show three slides; others show one. */
export const threeUp = `@media (min-width: ${widths.carousel})`;
export const oneUp = `@media not (min-width: ${widths.carousel})`;

/** How many slides show in the windows of `threeUp`. */
export const inView = 3;

const notShown = { visibility: "hidden", opacity: 0 } as const;
/** Aligns the names under the quotations. */
const aligned = {
  display: "grid",
  gridRow: "1 / 3",
  gridTemplateRows: "subgrid",
};

/** All slides have a place in the grid, so that the row is as high as the tallest and a step moves nothing below it. */
const Root = styled("div")({
  position: "relative",
  display: "block",
  gridRow: "1 / 3",
  gridColumn: 1,
  transition: `opacity ${motion.baseMs}ms`,
  "&[hidden]": notShown,
  [threeUp]: {
    ...aligned,
    gridColumn: "var(--column)",
    // A hairline between two slides.
    '&[data-place="1"], &[data-place="2"]': {
      "&::before": {
        content: '""',
        position: "absolute",
        inset: `0 auto 0 calc(${slideGap} / -2)`,
        borderLeft: line.hairline,
      },
    },
  },
  [oneUp]: { '&:not([data-place="0"])': notShown },
  // All stand in a row that scrolls.
  "html:not(.js) &": {
    gridColumn: "auto",
    visibility: "visible",
    opacity: 1,
    scrollSnapAlign: "start",
  },
});

/** In three narrow columns the type is smaller. */
const Story = styled(Quote)(({ theme: { typography, breakpoints } }) => ({
  [threeUp]: {
    ...aligned,
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
    <Root
      role="group"
      aria-roledescription={labels.slide}
      aria-label={name}
      hidden={place >= inView}
      data-place={place}
      style={{ "--column": place < inView ? place + 1 : 1 }}
    >
      <Story {...quote} detail={`${title}, ${company}, ${location}`} />
    </Root>
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
