import { styled } from "@mui/material/styles";

/** A list of four divided by a cross of hairlines; one under the other below 900 px. Its children are list items. */
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
      "& > li": { padding: "clamp(28px, 3.6vw, 56px)", borderBottom: 0 },
      "& > li:nth-of-type(odd)": { paddingLeft: 0, borderRight: line },
      "& > li:nth-of-type(even)": { paddingRight: 0 },
      "& > li:nth-of-type(-n+2)": { paddingTop: 0, borderBottom: line },
      "& > li:nth-of-type(n+3)": { paddingBottom: 0 },
    },
  };
});
