import type { Components, Theme } from "@mui/material/styles";

/** No ripple anywhere: focus shows as a ring, hover as a colour (docs/design.md#states). */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari knows user-select by this name only.
        WebkitUserSelect: "none",
        // MUI takes the outline away.
        "&:focus-visible": {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
        },
      }),
    },
  },
};
