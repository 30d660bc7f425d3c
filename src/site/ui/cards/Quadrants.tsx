import { styled } from "@mui/material/styles";
import { evenPairs } from "../structure/evenRows";
import { space, line } from "../../theme/tokens";

/** A list in two columns, divided by hairlines. An odd last item spans both columns. Below 600 px it has one column. */
export const Quadrants = styled("ul")(({ theme: { breakpoints } }) => {
  const gap = space[7];
  return {
    display: "grid",
    "& > li": {
      display: "flex",
      flexDirection: "column",
      paddingBlock: space[6],
      borderBottom: line.hairline,
    },
    [breakpoints.up("sm")]: {
      ...evenPairs,
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > li": { padding: `0 0 ${gap} ${gap}` },
      "& > li + li + li": { paddingTop: gap },
      "& > li:nth-of-type(odd)": { paddingLeft: 0 },
      "& > li:nth-of-type(odd):not(:last-of-type)": {
        paddingRight: gap,
        borderRight: line.hairline,
      },
      // The last row.
      "& > li:last-of-type, & > li:nth-of-type(odd):nth-last-of-type(2)": {
        paddingBottom: 0,
        borderBottom: 0,
      },
    },
  };
});
