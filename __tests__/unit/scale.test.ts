import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

/** docs/design.md#space */

/** What the site writes itself, beside the scales of its theme. */
const styles = ["src/site", "src/common"]
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("src/site/theme/"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** The values of CSS properties, with the numbers that are lengths. A number of one digit is a step of the scale, in `sx`. */
const lengthsOf = (property: RegExp): ReadonlySet<string> =>
  new Set(
    [...styles.matchAll(property)]
      .map(([, value = ""]) => value.replaceAll(/space\[\d\]/g, ""))
      .flatMap((value) =>
        /clamp|min\(|max\(/.test(value)
          ? [value]
          : (value.match(/-?\d*\.?\d+(px|r?em|%|vw)|^-?\d{2,}$/g) ?? []),
      ),
  );

const spacing =
  /\b(?:margin|padding|gap|rowGap|columnGap)(?:[A-Z]\w*)?: ("[^"]*"|`[^`]*`|-?[\d.]+)/g;

test.each([
  ["spacings", lengthsOf(spacing), 8],
  ["sizes of type", lengthsOf(/\bfontSize:\s+("[^"]*"|-?[\d.]+)/g), 5],
])("few %s are outside the scale of the theme", (_name, lengths, most) => {
  expect(lengths.size).toBeLessThanOrEqual(most);
});

test("few sizes grow with the window in a way of their own", () => {
  expect(styles.split("clamp(").length - 1).toBeLessThanOrEqual(12);
});
