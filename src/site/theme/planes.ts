import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

const onDark = {
  text: c.white,
  muted: c.white,
  action: c.white,
  onAction: c.primary,
  actionHover: c.primaryLight,
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
    page: { backgroundColor: palette.background.default },
    neutralSoft: { backgroundColor: palette.surface.soft },
    primaryTint: {
      backgroundColor: c.primaryTint,
      "--mui-palette-surface-tint": c.white,
    },
    primaryLight: {
      backgroundColor: palette.primary.light,
      "--mui-palette-divider": c.lineStrong,
      "--mui-palette-text-secondary": c.text,
    },
    growthSoft: {
      backgroundColor: palette.growth.soft,
      "--mui-palette-divider": c.growthLine,
    },
    networkSoft: {
      backgroundColor: palette.network.soft,
      "--mui-palette-divider": c.networkLine,
      "--mui-palette-primary-main": c.network,
      "--mui-palette-primary-dark": c.networkDark,
      "--mui-palette-border-outlined": c.network,
      "--mui-palette-surface-tint": c.white,
    },
    growth: remapped(palette.growth.main, {
      text: c.text,
      muted: c.text,
      action: c.text,
      onAction: c.white,
      actionHover: c.primaryDeep,
      outline: c.text,
      hoverFill: c.textTint,
      line: c.textLine,
    }),
    primary: remapped(c.primary, onDark),
    primaryDeep: remapped(palette.surface.deep, {
      ...onDark,
      muted: c.primaryLight,
    }),
    network: remapped(c.network, {
      ...onDark,
      onAction: c.network,
      actionHover: c.networkSoft,
    }),
    networkDeep: remapped(palette.network.deep, {
      ...onDark,
      muted: c.networkPale,
      onAction: c.network,
      actionHover: c.networkSoft,
    }),
    neutral: remapped(palette.surface.neutral, {
      ...onDark,
      muted: c.neutralMuted,
      onAction: c.neutral,
    }),
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
  // Two sections on one plane share the space between them; a hero shares none.
  ...Object.fromEntries(
    (["page", "neutralSoft"] satisfies Plane[]).map((plane) => [
      `[data-plane="${plane}"]:not(:has(h1), [data-flush="bottom"], [data-flush="both"]) + section[data-plane="${plane}"]`,
      { "--above": 0 },
    ]),
  ),
});
