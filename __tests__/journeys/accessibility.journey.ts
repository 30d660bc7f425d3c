import AxeBuilder from "@axe-core/playwright";
import { screens } from "../support/screens";
import { expect, test } from "../support/journey";

const paths = [
  ...screens.map(({ path }) => path),
  "/article/news-3",
  "/news-articles/news",
  "/no-such-page",
];

for (const width of [390, 1280]) {
  for (const path of paths) {
    test(`${path} has no accessibility violation at ${width} px`, async ({
      page,
      allowConsole,
    }) => {
      if (path === "/no-such-page") allowConsole(/404|no-such-page/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          targets: nodes.map(({ target }) => target.join(" ")),
        })),
      ).toEqual([]);
    });
  }
}

for (const width of [320, 390, 768, 1280, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|no-such-page/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
