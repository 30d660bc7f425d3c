import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** What lies on a full plane, in both schemes, unless the plane says otherwise. */
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
  colour: Record<keyof typeof onDark, string> & { dots?: string },
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
  "--mui-palette-border-drawing": colour.dots,
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
      backgroundColor: palette.surface.highlight,
      "--mui-palette-surface-tint": palette.surface.raised,
    },
    primaryLight: {
      backgroundColor: palette.primary.light,
      "--mui-palette-divider": palette.border.quiet,
      "--mui-palette-text-secondary": palette.text.primary,
    },
    growthSoft: {
      backgroundColor: palette.growth.soft,
      "--mui-palette-divider": palette.border.growth,
    },
    networkSoft: {
      backgroundColor: palette.network.soft,
      "--mui-palette-divider": palette.border.network,
      "--mui-palette-primary-main": palette.network.main,
      "--mui-palette-primary-dark": palette.network.dark,
      "--mui-palette-border-outlined": palette.network.main,
      "--mui-palette-surface-tint": palette.surface.raised,
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
      dots: c.growthText,
    }),
    primary: remapped(c.primary, onDark),
    primaryDeep: remapped(palette.surface.deep, {
      ...onDark,
      muted: c.primaryLight,
      dots: c.nightPrimary,
    }),
    network: remapped(c.network, {
      ...onDark,
      onAction: c.network,
      actionHover: c.networkSoft,
      dots: c.networkLight,
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
