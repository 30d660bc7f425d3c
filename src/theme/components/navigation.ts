import type { Components, Theme } from "@mui/material/styles";

/** Text tabs with a bar under the active one (design section 7). */
export const navigation: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 56,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
      list: { gap: 4 },
      indicator: { height: 3, borderRadius: "3px 3px 0 0" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        lineHeight: 1,
        minHeight: 56,
        minWidth: 0,
        maxWidth: "none",
        padding: "0 18px",
        borderRadius: "8px 8px 0 0",
        color: theme.vars.palette.text.secondary,
        "&:hover": {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.surface.tint,
        },
        "&.Mui-selected": { color: theme.vars.palette.primary.main },
        "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
      }),
    },
  },
};
