import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** Gives what lies on a full plane its colours. */
const remapped = (colour: {
  text: string;
  action: string;
  onAction: string;
  actionHover: string;
  outline: string;
  hoverFill: string;
  line: string;
}): CSSObject => ({
  color: colour.text,
  "--mui-palette-text-primary": colour.text,
  "--mui-palette-text-secondary": colour.text,
  "--mui-palette-primary-main": colour.action,
  "--mui-palette-primary-contrastText": colour.onAction,
  "--mui-palette-primary-dark": colour.actionHover,
  "--mui-palette-growth-text": colour.text,
  "--mui-palette-border-outlined": colour.outline,
  "--mui-palette-border-control": colour.outline,
  "--mui-palette-border-strong": colour.line,
  "--mui-palette-surface-tint": colour.hoverFill,
  "--mui-palette-divider": colour.line,
});

/** White on a dark plane, in both schemes. */
const onDark = (onAction: string, actionHover: string): CSSObject =>
  remapped({
    text: c.white,
    action: c.white,
    onAction,
    actionHover,
    outline: c.whiteOutline,
    hoverFill: c.whiteTint,
    line: c.whiteLine,
  });

/**
 * The styles of each plane. A plane paints its background and gives the palette variables below it new values, so that
 * buttons, links, rules and focus rings adapt to every plane.
 */
const planes = ({ vars: { palette } }: Theme) =>
  ({
    page: { backgroundColor: palette.background.default },
    neutralSoft: { backgroundColor: palette.surface.soft },
    growthSoft: { backgroundColor: palette.growth.soft },
    networkSoft: {
      backgroundColor: palette.network.soft,
      "--mui-palette-primary-main": palette.network.main,
      "--mui-palette-primary-dark": palette.network.dark,
      "--mui-palette-border-outlined": palette.network.main,
      "--mui-palette-surface-tint": palette.background.paper,
    },
    growth: {
      backgroundColor: palette.growth.main,
      ...remapped({
        text: c.text,
        action: c.text,
        onAction: c.white,
        actionHover: c.nightRaised,
        outline: c.text,
        hoverFill: c.textTint,
        line: c.textLine,
      }),
    },
    primary: {
      backgroundColor: c.primary,
      ...onDark(c.primary, c.primaryLight),
    },
    network: {
      backgroundColor: c.network,
      ...onDark(c.network, c.networkSoft),
    },
    neutral: {
      backgroundColor: palette.surface.neutral,
      ...onDark(c.text, c.primaryLight),
      "--mui-palette-text-secondary": c.neutralMuted,
    },
  }) satisfies Record<string, CSSObject>;

/** The plane that an element paints. Put it on any element as `data-plane`. */
export type Plane = keyof ReturnType<typeof planes>;

/** Style rules for `data-plane`. */
export const planeRules = (theme: Theme): CSSObject => ({
  // Paper is white.
  "@media screen": Object.fromEntries(
    Object.entries(planes(theme)).map(([plane, styles]) => [
      // Twice, so that it wins over the look of a card that is a plane.
      `[data-plane="${plane}"][data-plane]`,
      styles,
    ]),
  ),
});
