import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { amountOf } from "../../common/figure";
import { columns } from "../theme/grids";
import { space } from "../theme/tokens";
import { breakingWords } from "../theme/typography";
import { DotMatrix } from "../ui/figures/DotMatrix";
import { FigureCard, FigureGrid } from "../ui/figures/FigureList";
import { TextLink } from "../ui/links/TextLink";
import { PrimaryIcon } from "../ui/pictures/PrimaryIcon";
import { Section } from "../ui/structure/Section";
import { Note } from "../ui/text/Note";

/** Three columns from 600 px on. The first figure has two of them, on a plane, and a dot for each that it counts. */
const Mosaic = styled(FigureGrid)(({ theme: { layout, breakpoints } }) => ({
  // The first figure is as high as its dots, the others are not.
  "& > li": { gridRow: "auto", gridTemplateRows: "none" },
  "& > li:first-of-type": {
    gridColumn: "1 / -1",
    columnGap: layout.gap,
    marginBottom: space[6],
    padding: space[5],
    borderTop: 0,
  },
  "& svg[stroke-dasharray]": { width: "100%", marginTop: space[5] },
  [breakpoints.down("sm")]: {
    "& > li:last-of-type": { gridColumn: "1 / -1" },
  },
  [breakpoints.up("sm")]: {
    gridTemplateColumns: columns(3),
    "& > li:first-of-type": {
      gridColumn: "1 / 3",
      gridTemplateColumns: columns(2),
      gridTemplateRows: "auto auto 1fr",
    },
    "& svg[stroke-dasharray]": {
      gridArea: "1 / 2 / 4",
      alignSelf: "center",
      margin: 0,
    },
  },
}));

/** Dots in a row of the first figure. */
const dotsInRow = 36;

/** There is room for no more. */
const mostDots = 700;

interface StatisticsProps extends Queries.StatisticsFragment {
  /** columns: under a heading that only screen readers get. */
  look: "mosaic" | "columns";
}

/** The firm's figures: each counts up, with its title, icon and description. */
export function Statistics({ look, heading, cards, link }: StatisticsProps) {
  const isMosaic = look === "mosaic";
  const List = isMosaic ? Mosaic : FigureGrid;
  return (
    <Section
      headingId="statistics"
      heading={heading}
      headingHidden={!isMosaic}
      controls={isMosaic && link && <TextLink {...link} />}
      plane={isMosaic ? "neutralSoft" : "page"}
    >
      <List data-look="columns">
        {cards.map(({ key, title, description, icon, figure }, index) => {
          const isFirst = isMosaic && index === 0;
          const count = Math.floor(amountOf(figure.number));
          return (
            <FigureCard
              key={key}
              number={figure.number}
              variant={isFirst ? "filled" : "plain"}
              data-plane={isFirst ? "primary" : undefined}
              data-enter=""
              label={
                <Typography
                  variant="subtitle2"
                  component="h3"
                  sx={{
                    ...breakingWords,
                    display: "flex",
                    alignItems: "start",
                    gap: 3,
                    mb: 1,
                  }}
                >
                  <PrimaryIcon path={icon} size={24} />
                  {title}
                </Typography>
              }
            >
              <Note>{description}</Note>
              {isFirst && count <= mostDots && (
                <DotMatrix
                  count={count}
                  columns={dotsInRow}
                  radius={3}
                  pitch={12}
                />
              )}
            </FigureCard>
          );
        })}
      </List>
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
