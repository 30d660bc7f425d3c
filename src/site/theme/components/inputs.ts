import type { Components, Theme } from "@mui/material/styles";

/** No ripple anywhere: focus shows as a ring, hover as a colour (design section 7). */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      // MUI takes the outline away.
      root: ({ theme }) => ({
        "&:focus-visible": {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
        },
      }),
    },
  },
};
