import type { Components, Theme } from "@mui/material/styles";

/** Elements behind the custom typography variants. */
export const dataDisplay: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: "h1",
        stat: "p",
        quote: "p",
        subtitle1: "p",
        subtitle2: "p",
        overline: "span",
      },
    },
  },
};
