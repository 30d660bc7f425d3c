import { getContrastRatio } from "@mui/material/styles";
import { theme } from "../../src/site/theme";
import { colours } from "../../src/common/colours";
import { dark } from "../../src/site/theme/darkPalette";
import { light } from "../../src/site/theme/lightPalette";
import { planeRules } from "../../src/site/theme/planes";

it.each([
  ["text on the page", colours.text, colours.white, 7],
  ["leads on the soft plane", colours.textMuted, colours.neutralSoft, 7],
  ["money on the soft growth plane", colours.growthText, colours.growthSoft, 7],
  ["white on the primary plane", colours.white, colours.primary, 7],
  ["white on the network plane", colours.white, colours.network, 7],
  ["text on the growth plane", colours.text, colours.growth, 7],
  ["disabled buttons", colours.textFaint, colours.disabled, 4.5],
  ["borders of controls", colours.control, colours.white, 3],
  ["text on the dark page", colours.nightText, colours.night, 7],
  ["leads on the dark page", colours.nightMuted, colours.nightRaised, 7],
  ["links on the dark page", colours.nightPrimary, colours.nightRaised, 7],
])("the colours of %s reach their contrast", (_name, text, surface, ratio) => {
  expect(getContrastRatio(text, surface)).toBeGreaterThanOrEqual(ratio);
});

const palettes = { light: light.palette, dark: dark.palette };

/** The value of a palette variable such as `var(--mui-palette-text-primary)`, or the colour itself. */
function resolved(
  value: string,
  palette: object,
  own: Record<string, string>,
): string {
  const name = /^var\((--mui-palette-(.*))\)$/.exec(value);
  if (!name) return value;
  const [, variable = "", path = ""] = name;
  const colour =
    own[variable] ??
    path
      .split("-")
      .reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key],
        palette,
      );
  return resolved(String(colour), palette, {});
}

const screenRules = planeRules(theme)["@media screen"] as Record<
  string,
  Record<string, string>
>;

it.each(
  Object.keys(screenRules).flatMap((plane) =>
    (["light", "dark"] as const).map((scheme) => [plane, scheme] as const),
  ),
)("the text of %s is readable in the %s scheme", (plane, scheme) => {
  const own = screenRules[plane] ?? {};
  const palette = palettes[scheme];
  const background = resolved(own["backgroundColor"] ?? "", palette, {});
  for (const text of ["text-primary", "text-secondary", "primary-main"]) {
    const colour = resolved(`var(--mui-palette-${text})`, palette, own);
    expect(getContrastRatio(colour, background)).toBeGreaterThanOrEqual(4.5);
  }
});
