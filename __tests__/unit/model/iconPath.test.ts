import { icons } from "@iconify-json/ic";
import sharp from "sharp";
import { iconPath } from "../../../src/gatsby/model/iconPath";

/** The opacity of every pixel of a drawing, from 0 to 255. */
async function points(shapes: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${shapes}</svg>`;
  return [
    ...(await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer()),
  ];
}

test.each([
  ["a single path", "RocketLaunch", "outline-rocket-launch"],
  ["circles", "Groups", "outline-groups"],
  ["an ellipse", "JoinFull", "outline-join-full"],
  ["a number in its name", "Diversity3", "outline-diversity-3"],
  ["paths that begin at the origin", "Insights", "outline-insights"],
])(
  "An icon with %s looks as in the Material icon set: %s",
  async (_what, name, key) => {
    const drawn = await points(`<path d="${iconPath(name)}"/>`);
    const wanted = await points(icons.icons[key]?.body ?? "");
    const different = drawn.filter(
      (value, index) => Math.abs(value - (wanted[index] ?? 0)) > 100,
    );
    expect(wanted.some((value) => value > 200)).toBe(true);
    expect(different).toHaveLength(0);
  },
);

test("A brand has an icon", () => {
  expect(iconPath("LinkedIn")).toMatch(/^M/);
});

test.each([
  ["with transparent parts", "Battery20"],
  ["that the set does not have", "RocketLunch"],
])("An icon %s has no path", (_what, name) => {
  expect(iconPath(name)).toBeUndefined();
});
