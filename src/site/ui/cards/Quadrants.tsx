import { styled } from "@mui/material/styles";

/**
 * A list in two columns, divided by hairlines. An odd last item spans both columns. Below 900 px it has one column. Its
 * children are list items.
 */
export const Quadrants = styled("ul")(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    display: "grid",
    "& > li": {
      display: "flex",
      flexDirection: "column",
      paddingBlock: 28,
      borderBottom: line,
    },
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "1fr 1fr",
      "& > li": { padding: "clamp(28px, 3.6vw, 56px)" },
      "& > li:nth-of-type(odd)": { paddingLeft: 0, borderRight: line },
      "& > li:nth-of-type(even)": { paddingRight: 0 },
      "& > li:nth-of-type(-n+2)": { paddingTop: 0 },
      "& > li:not(:last-of-type)": { borderBottom: line },
      // The last row.
      "& > li:last-of-type, & > li:nth-last-of-type(2):nth-of-type(odd)": {
        paddingBottom: 0,
        borderBottom: 0,
      },
      "& > li:last-of-type:nth-of-type(odd)": {
        gridColumn: "1 / -1",
        paddingRight: 0,
        borderRight: 0,
      },
    },
  };
});
