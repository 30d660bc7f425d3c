import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { labels } from "../../labels";
import { scriptedControl } from "../../theme/media";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { RoundButton } from "../../ui/controls/RoundButton";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { oneUp, slideGap, StorySlide, threeUp } from "./StorySlide";
import { useRing } from "./useRing";
import { space } from "../../theme/tokens";
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
  // Browsers tear a heading from what follows it in a grid.
  "@media print": { display: "block" },
}));

/** As large as h1 where the quotations have room to be the loudest, too. */
const Heading = styled(SectionHeading)(({ theme }) => ({
  gridArea: "title",
  [theme.breakpoints.up("md")]: { fontSize: theme.typography.h1.fontSize },
}));

const Controls = styled("div")({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  ...scriptedControl,
  [threeUp]: { "&[data-few]": { display: "none" } },
});

const Position = styled(Caption)({
  minWidth: "6.5em",
  marginInline: space[2],
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
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  columnGap: slideGap,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  // The buttons show where it goes on.
  "html.js &": { scrollbarWidth: "none" },
  "@media (prefers-reduced-motion: no-preference)": {
    scrollBehavior: "smooth",
  },
  [threeUp]: { gridAutoColumns: `calc((100% - 2 * ${slideGap}) / 3)` },
  "@media print": {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
    gap: space[6],
    overflow: "visible",
    marginTop: space[6],
  },
});

/** How many slides are in view from 768 px on. */
const inView = 3;

/** A carousel of testimonials: a row that snaps, three at a time from 768 px on, one below (docs/product.md#carousel). */
export function SuccessStories({
  heading,
  stories,
}: Queries.SuccessStoriesFragment) {
  const count = stories.length;
  /** From 768 px on all are in view. */
  const few = count <= inView ? "" : undefined;
  const { first, start, step, row } = useRing(count);
  const position = (index: number): string => String((index % count) + 1);
  const inOrder = [...stories.slice(start), ...stories.slice(0, start)];
  return (
    <Section headingId="success-stories" aria-roledescription={labels.carousel}>
      <Grid>
        <Heading>{heading}</Heading>
        {count > 1 && (
          <Controls data-few={few}>
            <Position data-in-view="three" aria-live="polite" aria-atomic>
              {`${position(first)}-${position(first + 2)} ${labels.of} ${count}`}
            </Position>
            <Position data-in-view="one" aria-live="polite" aria-atomic>
              {`${position(first)} ${labels.of} ${count}`}
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
        )}
        <Slides
          {...row}
          role="group"
          aria-labelledby="success-stories"
          // Safari does not make scrolling rows focusable.
          tabIndex={0}
        >
          {inOrder.map((story, place) => {
            const number = position(start + place);
            return (
              <StorySlide
                key={number}
                story={story}
                name={`${number} ${labels.of} ${count}`}
                order={Number(number)}
              />
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
