import { getContrastRatio } from "@mui/material/styles";
import { theme } from "../../../src/site/theme";
import { colours } from "../../../src/common/colours";

describe("the colours", () => {
  it.each([
    ["text on white", colours.ink, colours.white, 7],
    ["leads on mist", colours.slate, colours.mist, 7],
    [
      "money on the growth plane",
      colours.marigoldText,
      colours.marigoldSoft,
      7,
    ],
    ["white on the brand colour", colours.white, colours.blue, 7],
    ["white on rani", colours.white, colours.rani, 7],
    ["ink on marigold", colours.ink, colours.marigold, 7],
    ["disabled buttons", colours.grey, colours.disabled, 4.5],
    ["borders of controls", colours.control, colours.white, 3],
    ["text on the dark page", colours.nightText, colours.night, 7],
    ["leads on the dark page", colours.nightMuted, colours.nightRaised, 7],
    ["links on the dark page", colours.nightBlue, colours.nightRaised, 7],
  ])("of %s reach their contrast", (_name, text, surface, ratio) => {
    expect(getContrastRatio(text, surface)).toBeGreaterThanOrEqual(ratio);
  });

  it("have the brand colour as the main one", () => {
    expect(theme.palette.primary.main.toLowerCase()).toBe("#2151a1");
  });
});
