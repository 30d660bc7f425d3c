import { getContrastRatio } from "@mui/material/styles";
import { theme } from "../../../src/site/theme";
import { colours } from "../../../src/common/colours";

it.each([
  ["text on the page", colours.text, colours.page, 7],
  ["leads on the soft plane", colours.textMuted, colours.neutralSoft, 7],
  ["money on the soft growth plane", colours.growthText, colours.growthSoft, 7],
  ["white on the primary plane", colours.white, colours.primary, 7],
  ["white on the network plane", colours.white, colours.network, 7],
  ["text on the growth plane", colours.text, colours.growth, 7],
  ["disabled buttons", colours.textFaint, colours.disabled, 4.5],
  ["borders of controls", colours.control, colours.page, 3],
  ["text on the dark page", colours.nightText, colours.night, 7],
  ["leads on the dark page", colours.nightMuted, colours.nightRaised, 7],
  ["links on the dark page", colours.nightPrimary, colours.nightRaised, 7],
])("the colours of %s reach their contrast", (_name, text, surface, ratio) => {
  expect(getContrastRatio(text, surface)).toBeGreaterThanOrEqual(ratio);
});

it("the colours have the brand colour as the main one", () => {
  expect(theme.palette.primary.main.toLowerCase()).toBe(
    colours.primary.toLowerCase(),
  );
});
