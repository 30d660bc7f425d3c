import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState } from "react";
import { labels } from "../../labels";
import { scriptedControl } from "../../theme/media";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { RoundButton } from "../../ui/controls/RoundButton";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { inView, slideGap, StorySlide, threeUp } from "./StorySlide";
import { useSwipe } from "../../ui/hooks/useSwipe";
import { space, widths } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Grid = styled("div")(({ theme: { layout } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  gridTemplateAreas: '"title" "slides" "controls"',
  [threeUp]: {
    gridTemplateAreas: '"title controls" "slides slides"',
    gridTemplateColumns: "1fr auto",
    alignItems: "end",
    rowGap: layout.headingGap,
  },
}));

const Controls = styled("div")({
  gridArea: "controls",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  ...scriptedControl,
});

const Position = styled(Caption)({
  marginRight: space[2],
  fontVariantNumeric: "tabular-nums",
});

/** The end of the range, where more than one slide shows. */
const RangeEnd = styled("span")({
  [`@media not (min-width: ${widths.carousel})`]: { display: "none" },
});

const Slides = styled("div")({
  gridArea: "slides",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: slideGap,
  touchAction: "pan-y pinch-zoom",
  [threeUp]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "html:not(.js) &": {
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    touchAction: "auto",
    [threeUp]: { gridAutoColumns: `calc((100% - 2 * ${slideGap}) / 3)` },
  },
});

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
        <Controls>
          <Position aria-live="polite" aria-atomic>
            {first + 1}
            <RangeEnd>-{((first + inView - 1) % count) + 1}</RangeEnd>
            {` ${labels.of} ${count}`}
          </Position>
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
          {stories.map((story, index) => (
            <StorySlide
              key={index}
              story={story}
              name={`${index + 1} ${labels.of} ${count}`}
              place={(index - first + count) % count}
            />
          ))}
        </Slides>
      </Grid>
    </Section>
  );
}

export const fragment = graphql`
  fragment SuccessStories on SuccessStories {
    heading
    stories {
      ...StorySlide
    }
  }
`;
