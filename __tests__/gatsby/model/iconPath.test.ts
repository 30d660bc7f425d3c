import { createRequire } from "node:module";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { iconPath, isDrawable } from "../../../src/gatsby/model/iconPath";

const load = createRequire(__filename);

/** What the Material icon set draws. */
function original(module: string): string {
  const { default: icon } = load(`@mui/icons-material/${module}`) as {
    default: ComponentType;
  };
  return renderToStaticMarkup(createElement(icon)).replace(
    /^.*<svg[^>]*>|<\/svg>/gs,
    "",
  );
}

/** How dark each point of a drawing is. */
async function points(shapes: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${shapes}</svg>`;
  return [
    ...(await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer()),
  ];
}

test.each([
  ["a single path", "RocketLaunch", "RocketLaunchOutlined"],
  ["circles", "Groups", "GroupsOutlined"],
  ["an ellipse", "JoinFull", "JoinFullOutlined"],
  ["an ellipse", "JoinInner", "JoinInnerOutlined"],
  ["an ellipse", "JoinLeft", "JoinLeftOutlined"],
  ["a group", "FactCheck", "FactCheckOutlined"],
  ["paths that begin at the origin", "Insights", "InsightsOutlined"],
  ["paths that begin at the origin", "Verified", "VerifiedOutlined"],
  ["no outlined variant", "LinkedIn", "LinkedIn"],
])(
  "An icon with %s looks as in the Material icon set: %s",
  async (_what, name, module) => {
    const [drawn, wanted] = [
      await points(`<path d="${iconPath(name)}"/>`),
      await points(original(module)),
    ];
    const different = drawn.filter(
      (value, index) => Math.abs(value - (wanted[index] ?? 0)) > 100,
    );
    expect(wanted.some((value) => value > 200)).toBe(true);
    expect(different).toHaveLength(0);
  },
);

test("An icon with transparent parts is refused rather than drawn full", () => {
  expect(isDrawable("Battery20")).toBe(false);
  expect(() => iconPath("Battery20")).toThrow(/Battery20.*cannot be drawn/);
});

test("An icon that the set does not have is refused", () => {
  expect(() => iconPath("RocketLunch")).toThrow(/no icon named "RocketLunch"/);
});
