import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { amountOf } from "../../common/figure";
import { columns, pairs } from "../theme/grids";
import type { Plane } from "../theme/planes";
import { space } from "../theme/tokens";
import { breakingWords } from "../theme/typography";
import { DotMatrix } from "../ui/figures/DotMatrix";
import { FigureCard, FigureGrid } from "../ui/figures/FigureList";
import { TextLink } from "../ui/links/TextLink";
import { PrimaryIcon } from "../ui/pictures/PrimaryIcon";
import { Section, SectionHeading } from "../ui/structure/Section";
import { Note } from "../ui/text/Note";

/** A cell of the mosaic. */
interface Cell {
  plane: Plane;
  /** Columns of twelve that it spans from 900 px on. */
  span: number;
  dotsInRow: number;
}

const cell = (plane: Plane, span: number, dotsInRow = 7 * span): Cell => ({
  plane,
  span,
  dotsInRow,
});

/** The cells in order: the large one, as high as two and full of dots, four beside it, three below. */
const cells: readonly Cell[] = [
  cell("primary", 5, 23),
  cell("network", 4),
  cell("page", 3),
  cell("page", 3),
  cell("growth", 4),
  cell("page", 4),
  cell("page", 4),
  cell("neutral", 4),
];

/** A cell has room for no more. */
const mostDots = 700;

/** Tones of the first row of columns: people, the firm, money, the firm. */
const tones: readonly Queries.Tone[] = [
  "network",
  "primary",
  "growth",
  "primary",
];

const Mosaic = styled(FigureGrid)(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    ...pairs,
    gap: space[3],
    "& > li": { padding: space[4] },
    '& [data-slot="figure"]': typography.price,
    '& [data-slot="dots"]': { display: "none" },
    // The large cell, and the odd one at the end.
    "& > li:where(:first-of-type, :last-of-type)": { gridColumn: "1 / -1" },
    [breakpoints.up("md")]: {
      gridTemplateColumns: columns(12),
      gridAutoRows: "minmax(280px, auto)",
      gap: layout.gap,
      '& [data-slot="figure"]': typography.stat,
      "& > li": { padding: space[5], gridColumn: "span var(--span, 3)" },
      // At the foot of the cell.
      '& [data-slot="dots"]': {
        display: "block",
        marginTop: "auto",
        paddingTop: space[5],
        color: vars.palette.border.drawing,
      },
      "& > :is([data-plane=page], [data-plane=primary]) > [data-slot=dots]": {
        color: vars.palette.primary.main,
      },
      // Its dots fill it.
      "& > li:first-of-type": {
        gridRow: "span 2",
        "& > [data-slot=dots] > svg": { width: "100%" },
      },
    },
  }),
);

/** As many dots as the figure counts; none if they do not all fit. */
function CountedDots({
  number,
  dotsInRow,
}: {
  number: string;
  dotsInRow: number;
}) {
  const count = Math.floor(amountOf(number));
  if (!(count <= mostDots)) return null;
  return (
    <div data-slot="dots">
      <DotMatrix count={count} columns={dotsInRow} radius={3} pitch={12} />
    </div>
  );
}

interface StatisticsProps extends Queries.StatisticsFragment {
  /** mosaic: planes of colour with dots; columns: under a heading that only screen readers get. */
  look: "mosaic" | "columns";
}

/** The firm's figures: each counts up, with its title, icon and description. */
export function Statistics({ look, heading, cards, link }: StatisticsProps) {
  const isMosaic = look === "mosaic";
  const List = isMosaic ? Mosaic : FigureGrid;
  return (
    <Section headingId="statistics" plane={isMosaic ? "neutralSoft" : "page"}>
      <SectionHeading
        hidden={!isMosaic}
        sx={({ layout }) => ({ mb: layout.headingGap })}
      >
        {heading}
      </SectionHeading>
      <List data-look={look}>
        {cards.map(({ key, title, description, icon, figure }, index) => {
          const place = isMosaic ? cells[index % cells.length] : undefined;
          return (
            <FigureCard
              key={key}
              number={figure.number}
              tone={place ? undefined : tones[index]}
              variant={place && "filled"}
              data-plane={place?.plane}
              data-enter=""
              style={place && { "--span": place.span }}
              label={
                <Typography
                  variant={isMosaic ? "h4" : "subtitle2"}
                  component="h3"
                  sx={{
                    ...breakingWords,
                    display: "flex",
                    // The title has the whole of a narrow column.
                    flexDirection: { xs: "column", sm: "row" },
                    alignItems: "start",
                    gap: { xs: 2, sm: 3 },
                    mb: 1,
                  }}
                >
                  <PrimaryIcon path={icon} size={24} />
                  {title}
                </Typography>
              }
            >
              <Note>{description}</Note>
              {place && <CountedDots {...place} {...figure} />}
            </FigureCard>
          );
        })}
      </List>
      {link && <TextLink {...link} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment Statistics on StatisticsSection {
    heading
    cards {
      key
      title
      description
      icon
      figure {
        number
      }
    }
    link {
      ...Action
    }
  }
`;
