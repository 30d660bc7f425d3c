import type { Components, Theme } from "@mui/material/styles";
import { line, radii } from "./tokens";

/** MUI's components in the site's look (docs/design.md#states). */
export const components: Components<Theme> = {
  /** Elements behind the custom typography variants. */
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: "h1",
        subtitle1: "p",
        subtitle2: "p",
      },
    },
  },
  /** No ripple anywhere: focus shows as a ring, hover as a colour. */
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari supports user-select only with the prefix.
        WebkitUserSelect: "none",
        // MUI removes the outline.
        "&:focus-visible": {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
        },
      }),
    },
  },
  /**
   * The looks of cards, all flat. plain: words alone; ruled: a hairline above; record: a strong rule above; filled: a
   * panel with round corners, soft or in the colour of its plane.
   */
  MuiPaper: { defaultProps: { variant: "plain", square: true } },
  MuiCard: {
    styleOverrides: {
      root: {
        overflow: "visible",
        color: "inherit",
        backgroundColor: "transparent",
      },
    },
    variants: [
      {
        props: { variant: "ruled" },
        style: { borderTop: line.hairline },
      },
      {
        props: { variant: "record" },
        style: { borderTop: line.strong },
      },
      {
        props: { variant: "filled" },
        style: ({ theme }) => ({
          // Forced colours keep outlines and drop backgrounds.
          outline: "1px solid transparent",
          outlineOffset: -1,
          borderRadius: radii.cell,
          backgroundColor: theme.vars.palette.surface.soft,
        }),
      },
    ],
  },
};
