import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import type { Plane } from "./planes";

/**
 * The soft plane of each tone. The content names a tone (primary, growth, network or neutral: `Tone` in common.graphql); a
 * screen shows it as `data-tone` on a figure or badge, as this plane behind a group, or as the full plane of the same
 * name behind a panel.
 */
export const softPlanes: Readonly<Record<Queries.Tone, Plane>> = {
  primary: "page",
  growth: "growthSoft",
  network: "networkSoft",
  neutral: "neutralSoft",
};

/** Style rules for `data-tone`: the text colour of figures and badges in a tone, and `--tone`, its fill colour. */
export const toneRules = ({ vars: { palette } }: Theme): CSSObject => {
  const tone = (text: string, fill = text) => ({
    color: text,
    "--tone": fill,
  });
  return {
    '[data-tone="primary"]': tone(palette.primary.main),
    '[data-tone="growth"]': tone(palette.growth.text, palette.growth.main),
    '[data-tone="network"]': tone(palette.network.main),
    '[data-tone="neutral"]': tone(palette.text.primary),
  };
};
