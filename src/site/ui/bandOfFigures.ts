import type { CSSObject, Theme } from "@mui/material/styles";

/** A list of up to four figures beside each other; on phones four are two and two. */
export const bandOfFigures = ({
  theme: { breakpoints },
}: {
  theme: Theme;
}): CSSObject => ({
  display: "grid",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  [breakpoints.down("sm")]: {
    "&:has(> :nth-of-type(4))": {
      gridTemplateColumns: "1fr 1fr",
      gridAutoFlow: "row",
      "& > :nth-of-type(3)": { paddingLeft: 0, borderLeft: 0 },
    },
  },
});
