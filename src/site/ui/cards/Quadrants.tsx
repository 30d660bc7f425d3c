import { styled } from "@mui/material/styles";
import { evenPairs } from "../structure/evenRows";

/** A list in two columns, divided by hairlines. An odd last item spans both columns. Below 600 px it has one column. */
export const Quadrants = styled("ul")(({ theme: { vars, breakpoints } }) => {
  const line = `1px solid ${vars.palette.divider}`;
  const space = "clamp(28px, 3.6vw, 56px)";
  return {
    display: "grid",
    "& > li": {
      display: "flex",
      flexDirection: "column",
      paddingBlock: 28,
      borderBottom: line,
    },
    [breakpoints.up("sm")]: {
      ...evenPairs,
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > li": { padding: `0 0 ${space} ${space}` },
      "& > li + li + li": { paddingTop: space },
      "& > li:nth-of-type(odd)": { paddingLeft: 0 },
      "& > li:nth-of-type(odd):not(:last-of-type)": {
        paddingRight: space,
        borderRight: line,
      },
      // The last row.
      "& > li:last-of-type, & > li:nth-of-type(odd):nth-last-of-type(2)": {
        paddingBottom: 0,
        borderBottom: 0,
      },
    },
  };
});
