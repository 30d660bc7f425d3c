import { walkedPaths } from "../support/engines/walkedPaths";
import { expect, test } from "../support/journey";
import { faultsOfRows } from "./faultsOfRows";

// Without scripts a page shows all its tabs and folds one below the other.
test.use({ javaScriptEnabled: false });

for (const width of [390, 768, 1440])
  test(`at ${width} px no page is wider than the window, and rows of lists are even and full`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const path of walkedPaths()) {
      await page.goto(path);
      for (const fault of await page.evaluate(faultsOfRows))
        faults.push(`${path}: ${fault}`);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({
        path: `test-results/lists/${process.env.VARIANT ?? "sample"}/${name}-${width}.png`,
        fullPage: true,
      });
    }
    expect(faults).toEqual([]);
  });
