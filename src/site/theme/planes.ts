import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

const onDark = {
  text: c.white,
  muted: c.white,
  action: c.white,
  onAction: c.blue,
  actionHover: c.blueLight,
  outline: c.whiteOutline,
  hoverFill: c.whiteTint,
  line: c.whiteLine,
};

const remapped = (
  background: string,
  colour: Record<keyof typeof onDark, string>,
): CSSObject => ({
  backgroundColor: background,
  color: colour.text,
  "--mui-palette-text-primary": colour.text,
  "--mui-palette-text-secondary": colour.muted,
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

/**
 * The styles of each plane. A plane paints its background and gives the palette variables below it new values, so that
 * buttons, links, rules and focus rings adapt to every plane.
 */
const planes = ({ vars: { palette } }: Theme) =>
  ({
    white: { backgroundColor: palette.background.default },
    mist: { backgroundColor: palette.surface.mist },
    tint: {
      backgroundColor: c.blueTint,
      "--mui-palette-surface-tint": c.white,
    },
    light: {
      backgroundColor: palette.primary.light,
      "--mui-palette-divider": c.lineStrong,
      "--mui-palette-text-secondary": c.ink,
    },
    growth: {
      backgroundColor: palette.growth.soft,
      "--mui-palette-divider": c.marigoldLine,
    },
    network: {
      backgroundColor: palette.network.soft,
      "--mui-palette-divider": c.raniLine,
      "--mui-palette-primary-main": c.rani,
      "--mui-palette-primary-dark": c.raniDark,
      "--mui-palette-border-outlined": c.rani,
      "--mui-palette-surface-tint": c.white,
    },
    marigold: remapped(palette.growth.main, {
      text: c.ink,
      muted: c.ink,
      action: c.ink,
      onAction: c.white,
      actionHover: c.blueDeep,
      outline: c.ink,
      hoverFill: c.inkTint,
      line: c.inkLine,
    }),
    blue: remapped(c.blue, onDark),
    deep: remapped(palette.surface.deep, {
      ...onDark,
      muted: c.blueLight,
    }),
    rani: remapped(c.rani, {
      ...onDark,
      onAction: c.rani,
      actionHover: c.raniSoft,
    }),
    networkDeep: remapped(palette.network.deep, {
      ...onDark,
      muted: c.raniPale,
      onAction: c.rani,
      actionHover: c.raniSoft,
    }),
    ink: remapped(palette.surface.ink, {
      ...onDark,
      muted: c.inkMuted,
      onAction: c.ink,
    }),
  }) satisfies Record<string, CSSObject>;

/** The plane that an element paints. Put it on any element as `data-plane`. */
export type Plane = keyof ReturnType<typeof planes>;

/** Style rules for `data-plane`. */
export const planeRules = (theme: Theme): CSSObject => ({
  // Paper is white.
  "@media screen": Object.fromEntries(
    Object.entries(planes(theme)).map(([plane, styles]) => [
      `[data-plane="${plane}"]`,
      styles,
    ]),
  ),
});
