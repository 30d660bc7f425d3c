import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { breakingWords } from "../theme/typography";
import { fonts, line, motion, space } from "../theme/tokens";
import { drawing } from "../ui/motion/drawing";

/** White paper on any plane and in the dark scheme (docs/design.md#sheets). */
const Paper = styled("div")(({ theme: { vars, breakpoints } }) => ({
  containerType: "inline-size",
  // The loop round a long word ends at the edge of the paper.
  overflowX: "clip",
  width: "100%",
  padding: space[4],
  [breakpoints.up("md")]: { padding: space[6] },
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: line.hairline,
}));

/** The margin is beside the table where the paper is wide enough, else below it. */
const Page = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@container (min-width: 34rem)": {
    gridTemplateColumns: "minmax(0, 1fr) 10rem",
  },
});

const Table = styled("table")(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
  "& > caption": {
    ...typography.h3,
    paddingBottom: space[3],
    textAlign: "left",
  },
  "& th, & td": {
    padding: `${space[2]} 0 ${space[2]} ${space[4]}`,
    borderTop: line.hairline,
    fontWeight: 400,
    textAlign: "right",
    verticalAlign: "baseline",
  },
  '& [data-slot="name"]': {
    ...breakingWords,
    paddingLeft: 0,
    textAlign: "left",
  },
  "& > thead th": {
    borderTop: 0,
    borderBottom: line.strong,
    color: vars.palette.text.secondary,
    verticalAlign: "bottom",
  },
}));

const Owner = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "block",
  marginTop: space[1],
  fontFamily: fonts.sans,
  letterSpacing: 0,
  color: vars.palette.text.secondary,
}));

/** The number that decides, in a loop that ends short of the next cells. */
const Mark = styled("b")({ position: "relative", whiteSpace: "nowrap" });

const Loop = styled("svg")(({ theme: { vars } }) => ({
  ...drawing,
  position: "absolute",
  inset: "-0.6em calc(-25% - 0.5em)",
  width: "calc(150% + 1em)",
  maxWidth: "none",
  height: "calc(100% + 1.2em)",
  rotate: "-4deg",
  "& path": {
    stroke: vars.palette.growth.main,
    // Painted in each frame while the page starts, so not as long as line art.
    animationDuration: `${motion.enterMs}ms`,
  },
}));

const MarginNote = styled("p")(({ theme: { vars, typography } }) => ({
  ...typography.title,
  alignSelf: "center",
  color: vars.palette.network.main,
}));

/** A paper of the firm's work: a table, one number of it in a loop, and a note in the margin (docs/product.md#sheets). */
export function Sheet({
  title,
  of,
  columns,
  rows,
  mark,
  note,
}: Queries.SheetFragment) {
  return (
    <Paper data-color-scheme="light">
      <Page>
        {/* In the search's excerpts its cells would be a row of words and numbers. */}
        <Table data-pagefind-ignore="">
          <caption>
            {title} <Owner>{of}</Owner>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  data-slot={index === 0 ? "name" : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [name, ...values] }, row) => (
              <tr key={row}>
                <th scope="row" data-slot="name">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index}>
                    {row + 1 === mark.row && index + 2 === mark.column ? (
                      <Mark>
                        {value}
                        <Loop
                          aria-hidden="true"
                          viewBox="0 0 46 46"
                          preserveAspectRatio="none"
                          fill="none"
                          strokeWidth={2.5}
                        >
                          <path
                            d="M39,23A16,16 0 1 1 7,23A16,16 0 1 1 39,23Z"
                            pathLength={1}
                          />
                        </Loop>
                      </Mark>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <MarginNote>{note}</MarginNote>
      </Page>
    </Paper>
  );
}

export const fragment = graphql`
  fragment Sheet on Sheet {
    title
    of
    columns
    rows {
      cells
    }
    mark {
      row
      column
    }
    note
  }
`;
