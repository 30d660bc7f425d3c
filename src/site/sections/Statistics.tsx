import { styled } from "@mui/material/styles";
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
  ({ theme: { layout, typography, breakpoints } }) => ({
    ...pairs,
    gap: space[3],
    "& > li": { padding: space[4] },
    [breakpoints.down("md")]: {
      '& [data-slot="figure"]': typography.price,
      "& > li:is(:first-child, :last-child)": { gridColumn: "1 / -1" },
    },
    [breakpoints.up("md")]: {
      gridTemplateColumns: columns(12),
      gridAutoRows: "minmax(280px, auto)",
      gap: layout.gap,
      "& > li": { padding: space[5], gridColumn: "span var(--span, 3)" },
      // Its dots fill it.
      "& > li:first-child": {
        gridRow: "span 2",
        '& > [data-slot="dots"] > svg': { width: "100%" },
      },
    },
  }),
);

const Title = styled("h3")(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
  '[data-look="columns"] &': typography.subtitle2,
  ...breakingWords,
  display: "flex",
  alignItems: "start",
  gap: space[3],
  marginBottom: space[1],
  // The title has the whole of a narrow column.
  [breakpoints.down("sm")]: { flexDirection: "column", gap: space[2] },
}));

/** At the foot of the cell. */
const Dots = styled("div")(({ theme: { vars, breakpoints } }) => ({
  marginTop: "auto",
  paddingTop: space[5],
  color: vars.palette.border.drawing,
  '[data-plane="page"] > &, [data-plane="primary"] > &': {
    color: vars.palette.primary.main,
  },
  [breakpoints.down("md")]: { display: "none" },
}));

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
    <Dots data-slot="dots">
      <DotMatrix count={count} columns={dotsInRow} radius={3} pitch={12} />
    </Dots>
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
                <Title>
                  <PrimaryIcon path={icon} size={24} />
                  {title}
                </Title>
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
