import type { Components, Theme } from "@mui/material/styles";

/**
 * Flat cards: no elevation (docs/design.md#states). A card is plain (one subject,
 * nothing painted), outlined (a hairline and round corners) or filled (a mist panel with round corners).
 */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { variant: "plain" } },
  MuiCard: {
    defaultProps: { variant: "plain" },
    styleOverrides: {
      root: ({ theme }) => ({
        overflow: "visible",
        color: "inherit",
        backgroundColor: "transparent",
        variants: [
          { props: { variant: "plain" }, style: { borderRadius: 0 } },
          {
            props: { variant: "filled" },
            style: { backgroundColor: theme.vars.palette.surface.mist },
          },
        ],
      }),
    },
  },
};
