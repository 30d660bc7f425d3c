import Box from "@mui/material/Box";
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

/** The cells of the mosaic: a large one, as high as two and full of dots, four beside it, three below. */
const cells: readonly {
  plane: Plane;
  /** Columns of twelve, from 900 px on. */
  span: number;
  dotsInRow: number;
}[] = [
  { plane: "primary", span: 5, dotsInRow: 23 },
  { plane: "network", span: 4, dotsInRow: 28 },
  { plane: "page", span: 3, dotsInRow: 21 },
  { plane: "page", span: 3, dotsInRow: 21 },
  { plane: "growth", span: 4, dotsInRow: 28 },
  { plane: "page", span: 4, dotsInRow: 28 },
  { plane: "page", span: 4, dotsInRow: 28 },
  { plane: "neutral", span: 4, dotsInRow: 28 },
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
          const cell = isMosaic ? cells[index % cells.length] : undefined;
          const count = Math.floor(amountOf(figure.number));
          return (
            <FigureCard
              key={key}
              number={figure.number}
              tone={cell ? undefined : tones[index]}
              variant={cell && "filled"}
              data-plane={cell?.plane}
              data-enter=""
              style={cell && { "--span": cell.span }}
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
              {cell && count <= mostDots && (
                <div data-slot="dots">
                  <DotMatrix
                    count={count}
                    columns={cell.dotsInRow}
                    radius={3}
                    pitch={12}
                  />
                </div>
              )}
            </FigureCard>
          );
        })}
      </List>
      {link && (
        <Box sx={{ mt: 5 }}>
          <TextLink {...link} />
        </Box>
      )}
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
