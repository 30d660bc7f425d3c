import type { Components, Theme } from "@mui/material/styles";
import { colours, radii } from "../tokens";

/** The ink tooltip of icon-only links, the only floating hint on the site. */
export const feedback: Components<Theme> = {
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        backgroundColor: colours.ink,
        color: colours.white,
        borderRadius: radii.input,
        padding: "6px 12px",
      }),
    },
  },
};
