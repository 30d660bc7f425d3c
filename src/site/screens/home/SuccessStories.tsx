import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { useState } from "react";
import { scriptedControl } from "../../theme/media";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { useLabels } from "../../ui/hooks/useShell";
import { useLiveText } from "../../ui/hooks/useLiveText";
import { RoundButton } from "../../ui/controls/RoundButton";
import { Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";
import { oneUp, slideGap, StorySlide, threeUp } from "./StorySlide";
import { useSwipe } from "./useSwipe";

const third = `calc((100% - ${2 * slideGap}px) / 3)`;

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

const Controls = styled("div")({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  ...scriptedControl,
  [threeUp]: { "&[data-few]": { display: "none" } },
});

const Position = styled(Note)({
  minWidth: "6.5em",
  marginInline: 8,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  [threeUp]: { '&[data-in-view="one"]': { display: "none" } },
  [oneUp]: {
    '&[data-in-view="three"]': { display: "none" },
    '&[data-in-view="one"]': { order: 1 },
  },
});

const Slides = styled("div")({
  gridArea: "slides",
  display: "grid",
  columnGap: slideGap,
  "html.js &": { overflowX: "clip", touchAction: "pan-y" },
  "html:not(.js) &": {
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "thin",
  },
  [threeUp]: {
    "html.js &": { gridTemplateColumns: third },
    "html.js &[data-few]": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "html:not(.js) &": { gridAutoColumns: third },
  },
});

/** How many slides are in view from 768 px on. */
const inView = 3;

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
  /** From 768 px on all are in view. */
  const few = count <= inView ? "" : undefined;
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
        {count > 1 && (
          <Controls data-few={few}>
            <Position data-in-view="three" {...live.text}>
              {`${position(first)}-${position(first + 2)} ${labels.of} ${count}`}
            </Position>
            <Position data-in-view="one" {...live.text}>
              {`${position(first)} ${labels.of} ${count}`}
            </Position>
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
        )}
        <Slides data-few={few} {...(count > 1 && swipe)}>
          {slides.map((slide) => {
            const story = stories[storyOf(slide)];
            return (
              story && (
                <StorySlide
                  key={slide}
                  story={story}
                  name={`${position(slide)} ${labels.of} ${count}`}
                  place={slide - first}
                  isNew={before !== undefined && slide === start}
                />
              )
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
      ...StorySlide
    }
  }
`;
