import { readFileSync } from "node:fs";
import { builtPages } from "../support/builtSite";
import { isLacking } from "../support/compatibility/declaredBrowsers";
import {
  featuresOfCode,
  featuresOfDocument,
  featuresOfStyles,
  known,
} from "../support/compatibility/usedFeatures";

/** The features that docs/browsers.md names in the first column of its table. */
const documented = () =>
  readFileSync("docs/browsers.md", "utf8")
    .split("\n")
    .flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1]?.match(/`[^`]+`/g) ?? [])
    .map((name) => name.slice(1, -1))
    .sort();

test("every feature that a declared browser lacks is in docs/browsers.md, and no other", () => {
  const used = new Set<string>();
  const styles = new Set<string>();
  for (const { document } of builtPages()) {
    featuresOfDocument(document, used);
    for (const { textContent } of document.querySelectorAll("style"))
      styles.add(textContent);
  }
  for (const sheet of styles) featuresOfStyles(sheet, used);
  featuresOfCode(used);
  const features = known(used);
  expect(features.length).toBeGreaterThan(200);
  const lacking = features.filter(isLacking);
  // What is said of a feature holds for its values.
  const first = lacking.filter(
    (path) => !lacking.some((other) => path.startsWith(`${other}/`)),
  );
  expect(first).toEqual(documented());
}, 180_000);
