import { theme } from "../../../src/site/theme";
import { colours } from "../../../src/common/colours";

/** Relative luminance of an opaque colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const pair = [luminance(first), luminance(second)];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

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
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(ratio);
  });

  it("have the brand colour as the main one", () => {
    expect(theme.palette.primary.main.toLowerCase()).toBe("#2151a1");
  });
});
