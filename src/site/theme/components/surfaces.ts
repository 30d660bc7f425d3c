import type { Components, Theme } from "@mui/material/styles";
import { mediumSerif } from "../tokens";

/**
 * Flat cards and accordions: no elevation, hairlines between rows (docs/design.md#states). A card is plain (one subject,
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
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: "transparent",
        color: "inherit",
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        "&::before": { display: "none" },
        // Without scripts every answer can be read.
        "html:not(.js) & .MuiCollapse-root": {
          height: "auto",
          visibility: "visible",
        },
        "&:first-of-type": {
          borderTop: `1px solid ${theme.vars.palette.divider}`,
        },
      }),
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 76,
        padding: "16px 0",
        gap: 24,
        "&.Mui-focusVisible": { backgroundColor: "transparent" },
        "&:focus-visible": {
          outlineOffset: -3,
          borderRadius: 10,
          paddingInline: 14,
        },
      },
      content: ({ theme }) => ({
        margin: 0,
        alignItems: "center",
        justifyContent: "space-between",
        gap: 24,
        ...theme.typography.h4,
        ...mediumSerif,
        lineHeight: 1.3,
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: "0 0 28px",
        maxWidth: "44em",
        color: theme.vars.palette.text.secondary,
        [theme.breakpoints.up("md")]: { paddingRight: 64 },
      }),
    },
  },
};
