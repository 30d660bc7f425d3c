import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { amountOf } from "../../common/figure";
import { columns, pairs } from "../theme/grids";
import type { Plane } from "../theme/planes";
import { line, space } from "../theme/tokens";
import { breakingWords } from "../theme/typography";
import { DotMatrix } from "../ui/figures/DotMatrix";
import { StatNumber } from "../ui/figures/StatNumber";
import { TextLink } from "../ui/links/TextLink";
import { PrimaryIcon } from "../ui/pictures/PrimaryIcon";
import { Section, SectionHeading } from "../ui/structure/Section";
import { Note } from "../ui/text/Note";

/** A cell of the mosaic. The first is as high as two, and so are its dots. */
interface Cell {
  plane: Plane;
  /** Columns of twelve that it spans from 900 px on. */
  span: number;
  dotsInRow: number;
  maxRows: number;
}

const smallCell = (plane: Plane, span: 3 | 4): Cell => ({
  plane,
  span,
  dotsInRow: span === 4 ? 28 : 20,
  maxRows: 14,
});

/** The cells in order: the large one, four beside it, three below. */
const cells: readonly Cell[] = [
  { plane: "primary", span: 5, dotsInRow: 35, maxRows: 30 },
  smallCell("network", 4),
  smallCell("page", 3),
  smallCell("page", 3),
  smallCell("growth", 4),
  smallCell("page", 4),
  smallCell("page", 4),
  smallCell("neutral", 4),
];

/** Tones of the first row of the grid: people, the firm, money, the firm. */
const tones: readonly Queries.Tone[] = [
  "network",
  "primary",
  "growth",
  "primary",
];

const List = styled("ul")(({ theme: { layout, typography, breakpoints } }) => ({
  ...pairs,
  "& > li": { display: "flex", flexDirection: "column" },
  '&[data-look="mosaic"]': {
    gap: space[3],
    "& > li": { padding: space[4] },
    '& [data-slot="figure"]': { [breakpoints.down("md")]: typography.price },
    [breakpoints.down("md")]: {
      "& > li:is(:first-child, :last-child)": { gridColumn: "1 / -1" },
    },
    [breakpoints.up("md")]: {
      gridTemplateColumns: columns(12),
      gridAutoRows: "minmax(280px, auto)",
      gap: layout.gap,
      "& > li": { padding: space[5], gridColumn: "span var(--span, 3)" },
      "& > li:first-child": { gridRow: "span 2" },
    },
  },
  '&[data-look="grid"]': {
    borderTop: line.strong,
    "& > li": {
      padding: `${space[5]} ${space[4]} ${space[6]} 0`,
      borderBottom: line.hairline,
    },
    // Those below the first row are smaller.
    '& [data-slot="figure"]:not([data-tone])': typography.headline,
    [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
  },
}));

/** Above the title in the window, after it in the document, so that it belongs to it. */
const Figure = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  order: -1,
  marginBottom: space[4],
}));

const Title = styled("h3")(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
  '[data-look="grid"] &': typography.subtitle2,
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

const Sources = styled(TextLink)({ marginTop: space[4] });

/** As many dots as the figure counts; none if they do not all fit. */
function CountedDots({ number, cell }: { number: string; cell: Cell }) {
  const count = Math.floor(amountOf(number));
  if (!(count <= cell.dotsInRow * cell.maxRows)) return null;
  return (
    <Dots>
      <DotMatrix count={count} columns={cell.dotsInRow} radius={3} pitch={12} />
    </Dots>
  );
}

interface StatisticsProps extends Queries.StatisticsFragment {
  /** mosaic: planes of colour with dots; grid: cells between hairlines, under a heading that only screen readers get. */
  look: "mosaic" | "grid";
}

/** The firm's figures: each counts up, with its title, icon and description. */
export function Statistics({ look, heading, cards, link }: StatisticsProps) {
  const isMosaic = look === "mosaic";
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
          const cell = isMosaic ? cells[index % cells.length] : undefined;
          return (
            <Card
              key={key}
              component="li"
              variant={cell && "filled"}
              data-plane={cell?.plane}
              data-enter=""
              style={cell && { "--span": cell.span }}
            >
              <Title>
                <PrimaryIcon path={icon} size={24} />
                {title}
              </Title>
              <Figure
                data-slot="figure"
                data-tone={cell ? undefined : tones[index]}
              >
                <StatNumber value={figure.number} />
              </Figure>
              <Note>{description}</Note>
              {cell && <CountedDots number={figure.number} cell={cell} />}
            </Card>
          );
        })}
      </List>
      {link && <Sources {...link} />}
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
