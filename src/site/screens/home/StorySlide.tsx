import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { labels } from "../../labels";
import { widths, line, space } from "../../theme/tokens";
import { alignedParts } from "../../ui/structure/evenRows";
import { Quote } from "../../ui/text/Quote";

/** Space between two slides. */
export const slideGap = space[6];
export const threeUp = `@media screen and (min-width: ${widths.carousel})`;
export const oneUp = `@media screen and (not (min-width: ${widths.carousel}))`;

/** Aligns the names under the quotations. The third row is for what else a slide may get. */
const alignedStory = { ...alignedParts, gridRow: "1 / 4" };

const Root = styled("div")({
  position: "relative",
  scrollSnapAlign: "start",
  // One swipe, one step.
  scrollSnapStop: "always",
  // A hairline between the entries in view.
  "&::before": {
    content: '""',
    position: "absolute",
    inset: `0 auto 0 calc(${slideGap} / -2)`,
    borderLeft: line.hairline,
  },
  [threeUp]: alignedStory,
  "@media print": {
    order: "var(--order)",
    breakInside: "avoid",
    "&::before": { display: "none" },
  },
});

/** In three narrow columns the type is smaller. */
const Story = styled(Quote)(({ theme: { typography, breakpoints } }) => ({
  [threeUp]: {
    ...alignedStory,
    '& [data-slot="quote"]': {
      [breakpoints.down("lg")]: { fontSize: typography.subtitle1.fontSize },
    },
  },
}));

interface StorySlideProps {
  story: Queries.StorySlideFragment;
  /** Accessible name, such as "2 of 12". */
  name: string;
  /** Its place on paper. */
  order: number;
}

/** A testimonial in the carousel. */
export function StorySlide({ story, name, order }: StorySlideProps) {
  const { title, company, location, ...quote } = story;
  return (
    <Root
      role="group"
      aria-roledescription={labels.slide}
      aria-label={name}
      style={{ "--order": order }}
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
