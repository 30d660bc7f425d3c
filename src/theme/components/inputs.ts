import type { Components, Theme } from "@mui/material/styles";

/** Pill buttons without ripple, shadow or capitals (design section 7). */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  MuiButton: {
    defaultProps: { variant: "contained", disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        padding: "0 26px",
        gap: 10,
        borderRadius: 999,
        border: "1.5px solid transparent",
        textAlign: "center",
        transition: `background-color ${theme.transitions.duration.shortest}ms, border-color ${theme.transitions.duration.shortest}ms`,
        [theme.breakpoints.down("md")]: { width: "100%" },
        "&:focus-visible": { borderRadius: 999 },
        "&.Mui-disabled": {
          backgroundColor: theme.vars.palette.action.disabledBackground,
          borderColor: "transparent",
          color: theme.vars.palette.text.disabled,
        },
        variants: [
          {
            props: { size: "small" },
            style: {
              minHeight: 44,
              padding: "0 20px",
              fontSize: "0.9375rem",
              [theme.breakpoints.down("md")]: { width: "auto" },
            },
          },
          {
            props: { variant: "outlined" },
            style: {
              borderColor: theme.vars.palette.border.outlined,
              color: theme.vars.palette.primary.main,
              "&:hover": { backgroundColor: theme.vars.palette.surface.tint },
            },
          },
        ],
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
};
