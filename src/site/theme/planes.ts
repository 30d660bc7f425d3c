import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** Colours of what lies on a plane. */
interface Contents {
  text: string;
  action: string;
  onAction: string;
  actionHover: string;
  outline: string;
  hoverFill: string;
  line: string;
}

const remapped = (colour: Contents): CSSObject => ({
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

/** What lies on a dark plane, in both schemes, unless the plane says otherwise. */
const onDark = remapped({
  text: c.white,
  action: c.white,
  onAction: c.primary,
  actionHover: c.primaryLight,
  outline: c.whiteOutline,
  hoverFill: c.whiteTint,
  line: c.whiteLine,
});

const darkPlanes = [
  "primary",
  "primaryDeep",
  "network",
  "networkDeep",
  "neutral",
] as const;

/**
 * The styles of each plane. A plane paints its background and gives the palette variables below it new values, so that
 * buttons, links, rules and focus rings adapt to every plane.
 */
const planes = ({ vars: { palette } }: Theme) =>
  ({
    page: { backgroundColor: palette.background.default },
    neutralSoft: { backgroundColor: palette.surface.soft },
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
    growth: {
      backgroundColor: palette.growth.main,
      ...remapped({
        text: c.text,
        action: c.text,
        onAction: c.white,
        actionHover: c.primaryDeep,
        outline: c.text,
        hoverFill: c.textTint,
        line: c.textLine,
      }),
      "--mui-palette-border-drawing": c.growthText,
    },
    primary: { backgroundColor: c.primary },
    primaryDeep: {
      backgroundColor: palette.surface.deep,
      "--mui-palette-text-secondary": c.primaryLight,
      "--mui-palette-border-drawing": c.nightPrimary,
    },
    network: {
      backgroundColor: c.network,
      "--mui-palette-primary-contrastText": c.network,
      "--mui-palette-primary-dark": c.networkSoft,
      "--mui-palette-border-drawing": c.networkLight,
    },
    networkDeep: {
      backgroundColor: palette.network.deep,
      "--mui-palette-text-secondary": c.networkPale,
      "--mui-palette-primary-contrastText": c.network,
      "--mui-palette-primary-dark": c.networkSoft,
    },
    neutral: {
      backgroundColor: palette.surface.neutral,
      "--mui-palette-text-secondary": c.neutralMuted,
      "--mui-palette-primary-contrastText": c.neutral,
    },
  }) satisfies Record<string, CSSObject>;

/** The plane that an element paints. Put it on any element as `data-plane`. */
export type Plane = keyof ReturnType<typeof planes>;

/** Twice, so that it wins over the look of a card that is a plane. */
const selector = (plane: string) => `[data-plane="${plane}"][data-plane]`;

/** Style rules for `data-plane`. */
export const planeRules = (theme: Theme): CSSObject => ({
  // Paper is white.
  "@media screen": {
    [darkPlanes.map(selector).join(", ")]: onDark,
    ...Object.fromEntries(
      Object.entries(planes(theme)).map(([plane, styles]) => [
        selector(plane),
        styles,
      ]),
    ),
  },
});
