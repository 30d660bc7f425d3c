import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { breakingWords } from "../theme/typography";
import { fonts, line, space } from "../theme/tokens";
import { Caption } from "../ui/text/Caption";

/** White paper on any plane and in the dark scheme (docs/design.md#sheets). */
const Paper = styled("div")(({ theme: { vars, breakpoints } }) => ({
  containerType: "inline-size",
  // The loop round a long word ends at the edge of the paper.
  overflowX: "clip",
  width: "100%",
  padding: space[4],
  [breakpoints.up("sm")]: { padding: space[6] },
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: line.hairline,
}));

const Table = styled("table")(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
  "& > caption": {
    ...typography.h3,
    paddingBottom: space[3],
    textAlign: "left",
    // Whose paper it is.
    "& > span": { display: "block", fontFamily: fonts.sans, letterSpacing: 0 },
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
  // The number that decides, in a loop that ends short of the next cells.
  "& b": { position: "relative", whiteSpace: "nowrap" },
  "& b::after": {
    content: '""',
    position: "absolute",
    inset: "-0.3em -0.6em",
    border: `2.5px solid ${vars.palette.growth.main}`,
    borderRadius: "50%",
    rotate: "-4deg",
  },
}));

/** A paper of the firm's work: a table, one number of it in a loop, and a note in the margin. */
export const Sheet = ({
  title,
  of,
  columns: [nameColumn, ...valueColumns],
  rows,
  mark,
  note,
}: Queries.SheetFragment) => (
  <Paper data-color-scheme="light">
    {/* The note is beside the table where the paper is wide enough, else below it. */}
    <Box
      sx={{
        display: "grid",
        gap: 5,
        "@container (min-width: 34rem)": { gridTemplateColumns: "1fr 12rem" },
      }}
    >
      {" "}
      {/* In the search's excerpts its cells would be a row of words and numbers. */}
      <Table data-pagefind-ignore="">
        <caption>
          {title} <Caption as="span">{of}</Caption>
        </caption>
        <thead>
          <tr>
            <th scope="col" data-slot="name">
              {nameColumn}
            </th>
            {valueColumns.map((column) => (
              <th key={column} scope="col">
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
                    <b>{value}</b>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Typography
        variant="title"
        component="p"
        sx={{ alignSelf: "center", color: "network.main" }}
      >
        {note}
      </Typography>
    </Box>
  </Paper>
);

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
