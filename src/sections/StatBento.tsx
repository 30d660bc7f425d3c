import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { Tone } from "../theme/tones";
import { DotMatrix } from "../ui/DotMatrix";
import { StatNumber } from "../ui/StatNumber";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";

interface Cell {
  tone: Tone;
  /** Columns of twelve and rows that the cell takes from 900 px on. */
  span: readonly [columns: number, rows: number];
  /** Dots in a row of the cell's matrix. */
  dots: number;
  /** The cell takes the full width below 900 px. */
  wide?: boolean;
}

/** The eight cells by place: the first is the large one, and the figures are dealt out in order. */
const cells: readonly Cell[] = [
  { tone: "blue", span: [5, 4], dots: 32, wide: true },
  { tone: "rani", span: [4, 2], dots: 40 },
  { tone: "white", span: [3, 2], dots: 3 },
  { tone: "white", span: [3, 2], dots: 30 },
  { tone: "marigold", span: [4, 2], dots: 13 },
  { tone: "white", span: [4, 2], dots: 15 },
  { tone: "white", span: [4, 2], dots: 10 },
  { tone: "deep", span: [4, 2], dots: 13, wide: true },
];

const Root = styled(Section)(({ theme }) => ({
  "& .heading": { maxWidth: "13em", marginBottom: theme.layout.headingGap },
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 },
  "& li": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: 172,
    padding: 18,
    borderRadius: theme.shape.borderRadius,
    overflow: "hidden",
  },
  "& [data-wide]": { gridColumn: "1 / -1" },
  "& .figure": { ...theme.typography.stat, fontSize: "2.75rem" },
  "& h3": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    margin: "16px 0 4px",
  },
  "& .text": { color: theme.vars.palette.text.secondary },
  "& .dots": { display: "none" },
  [theme.breakpoints.down("sm")]: { "& h3 svg": { display: "none" } },
  [theme.breakpoints.up("md")]: {
    "& ul": {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      gridAutoRows: "minmax(132px, auto)",
      gap: theme.layout.gap,
    },
    "& li": {
      gridColumn: "var(--columns) !important",
      gridRow: "var(--rows)",
      padding: "clamp(20px, 2vw, 30px)",
    },
    "& .figure": { fontSize: theme.typography.stat.fontSize },
    "& .dots": {
      display: "block",
      marginBottom: "auto",
      paddingBottom: 32,
      color: theme.vars.palette.primary.main,
    },
  },
}));

/** The firm in eight figures; each matrix has as many dots as its figure says. */
export function StatBento({
  statistics: { heading, cards },
}: {
  statistics: Queries.StatBentoFragment;
}) {
  return (
    <Root tone="mist" headingId="statistics">
      <Typography
        id="statistics"
        variant="h2"
        component="h2"
        className="heading"
      >
        {heading}
      </Typography>
      <ul>
        {cards.map(({ key, figure, title, description, icon }, index) => {
          const { tone, span, dots, wide } =
            cells[index % cells.length] ?? cells[0];
          return (
            <li
              key={key}
              data-tone={tone}
              data-wide={wide}
              data-enter=""
              style={{
                "--columns": `span ${span[0]}`,
                "--rows": `span ${span[1]}`,
              }}
            >
              <DotMatrix
                className="dots"
                count={Number.parseInt(figure.number, 10)}
                columns={dots}
              />
              <p className="figure">
                <StatNumber value={figure.number} />
              </p>
              <Typography variant="h4" component="h3">
                <Icon path={icon} />
                {title}
              </Typography>
              <Typography variant="body2" className="text">
                {description}
              </Typography>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment StatBento on StatisticsSection {
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
  }
`;
