import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { motion, widths } from "../../theme/tokens";
import { useLabels } from "../../ui/hooks/useShell";
import { alignedParts } from "../../ui/structure/evenRows";
import { Quote } from "../../ui/text/Quote";

/** Pixels between two slides. */
export const slideGap = 72;
export const threeUp = `@media (min-width: ${widths.carousel})`;
export const oneUp = `@media not all and (min-width: ${widths.carousel})`;

/** Aligns the names under the quotations. The third row is for what else a slide may get. */
const alignedStory = { ...alignedParts, gridRow: "1 / 4" };

const Root = styled("div")(({ theme: { vars } }) => ({
  position: "relative",
  // A hairline between the entries in view.
  "&::before": {
    content: '""',
    position: "absolute",
    inset: `0 auto 0 ${-slideGap / 2}px`,
    borderLeft: `1px solid ${vars.palette.divider}`,
  },
  // All entries share one cell, so the height never changes: it is that of the tallest entry.
  "html.js &": {
    gridColumn: 1,
    gridRowStart: 1,
    translate: `calc(var(--place) * (100% + ${slideGap}px)) 0`,
    transition: `translate ${motion.enterMs}ms ${motion.standard}, visibility ${motion.enterMs}ms`,
    "&[data-new]": {
      "@starting-style": { translate: `calc(-100% - ${slideGap}px) 0` },
    },
    '&[data-place="out"]': { visibility: "hidden" },
    [oneUp]: { '&:not([data-place="0"])': { visibility: "hidden" } },
  },
  // Three or fewer are all in view.
  [threeUp]: {
    ...alignedStory,
    "html.js [data-few] > &": {
      gridColumn: "auto",
      translate: "none",
      visibility: "visible",
    },
  },
  "html:not(.js) &": { scrollSnapAlign: "start" },
}));

const Story = styled(Quote)({ [threeUp]: alignedStory });

interface StorySlideProps {
  story: Queries.StorySlideFragment;
  /** Accessible name, such as "2 of 12". */
  name: string;
  /** Slides between the first one in view and this one. */
  place: number;
  /** Was not in the document and glides in from the left. */
  isNew: boolean;
}

/** A testimonial in the carousel. */
export function StorySlide({ story, name, place, isNew }: StorySlideProps) {
  const { title, company, location, ...quote } = story;
  return (
    <Root
      role="group"
      aria-roledescription={useLabels().slide}
      aria-label={name}
      data-place={place >= 0 && place < 3 ? place : "out"}
      data-new={isNew || undefined}
      style={{ "--place": place }}
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
  }
`;
