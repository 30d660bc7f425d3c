import { styled } from "@mui/material/styles";
import { space } from "../../theme/tokens";

/**
 * Three parts, one below the other; from 900 px on in two columns, in which the second part names its place beside both
 * others.
 */
export const ThreeParts = styled("div")(
  ({ theme: { layout, breakpoints } }) => ({
    display: "grid",
    gap: `${space[6]} ${layout.gap}`,
    [breakpoints.up("md")]: {
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "auto 1fr",
    },
  }),
);
