import type { Components, Theme } from "@mui/material/styles";

/** Text tabs with a bar under the active one (docs/design.md#states). */
export const navigation: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 56,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
      list: { gap: 4 },
      // The bar is the chosen tab's own, so that it is right in the HTML and spans the words only.
      indicator: { display: "none" },
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
        "&:first-of-type": { paddingLeft: 0 },
        "&.Mui-selected": { color: theme.vars.palette.primary.main },
        "&.Mui-selected::after": {
          content: '""',
          position: "absolute",
          inset: "auto 18px 0",
          // A border, because forced colours leave those and drop backgrounds.
          borderTop: "3px solid currentColor",
          borderRadius: "3px 3px 0 0",
        },
        "&.Mui-selected:first-of-type::after": { left: 0 },
        "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
      }),
    },
  },
};
