import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "./tokens";

/** A colour of the content model, which calls it Tone. */
export type Accent = "blue" | "rani" | "marigold" | "ink";

/** The plane that an element paints. Put it on any element as `data-tone`. */
export type Tone =
  | "white"
  | "mist"
  | "tint"
  | "light"
  | "growth"
  | "marigold"
  | "network"
  | "rani"
  | "networkDeep"
  | "blue"
  | "deep"
  | "ink";

interface Remap {
  text: string;
  muted: string;
  action: string;
  onAction: string;
  actionHover: string;
  outline: string;
  hoverFill: string;
  line: string;
}

const remapped = (background: string, colour: Remap): CSSObject => ({
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

/**
 * Style rules for `[data-tone]`. A tone paints its background and gives the palette variables below it new values,
 * so buttons, links, rules and focus rings are right on every plane without knowing where they stand.
 */
export const toneRules = ({ vars: { palette } }: Theme): CSSObject => ({
  '[data-tone="white"]': { backgroundColor: palette.background.default },
  '[data-tone="mist"]': { backgroundColor: palette.surface.mist },
  '[data-tone="tint"]': {
    backgroundColor: c.blueTint,
    "--mui-palette-surface-tint": c.white,
  },
  '[data-tone="light"]': {
    backgroundColor: palette.primary.light,
    "--mui-palette-divider": c.lineStrong,
    "--mui-palette-text-secondary": c.ink,
  },
  '[data-tone="growth"]': {
    backgroundColor: palette.growth.soft,
    "--mui-palette-divider": c.marigoldLine,
  },
  '[data-tone="network"]': {
    backgroundColor: palette.network.soft,
    "--mui-palette-divider": c.raniLine,
    "--mui-palette-primary-main": c.rani,
    "--mui-palette-primary-dark": c.raniDark,
    "--mui-palette-border-outlined": c.rani,
    "--mui-palette-surface-tint": c.white,
  },
  '[data-tone="marigold"]': remapped(palette.growth.main, {
    text: c.ink,
    muted: c.ink,
    action: c.ink,
    onAction: c.white,
    actionHover: c.blueDeep,
    outline: c.ink,
    hoverFill: c.inkTint,
    line: c.inkLine,
  }),
  '[data-tone="blue"]': remapped(c.blue, onDark),
  '[data-tone="deep"]': remapped(palette.surface.deep, {
    ...onDark,
    muted: c.blueLight,
  }),
  '[data-tone="rani"]': remapped(c.rani, {
    ...onDark,
    onAction: c.rani,
    actionHover: c.raniSoft,
  }),
  '[data-tone="networkDeep"]': remapped(palette.network.deep, {
    ...onDark,
    muted: c.raniPale,
    onAction: c.rani,
    actionHover: c.raniSoft,
  }),
  '[data-tone="ink"]': remapped(palette.surface.ink, {
    ...onDark,
    muted: c.inkMuted,
    onAction: c.ink,
  }),
});

/** `data-accent`: a text-safe colour for figures and badges; `--accent` is the fill that goes with it. */
export const accentRules = ({ vars: { palette } }: Theme): CSSObject => {
  const accent = (text: string, fill = text) => ({
    color: text,
    "--accent": fill,
  });
  return {
    '[data-accent="blue"]': accent(palette.primary.main),
    '[data-accent="rani"]': accent(palette.network.main),
    '[data-accent="marigold"]': accent(
      palette.growth.text,
      palette.growth.main,
    ),
    '[data-accent="ink"]': accent(palette.text.primary),
  };
};
