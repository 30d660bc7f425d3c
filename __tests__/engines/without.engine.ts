import labels from "../../content/shared/interface.json";
import site from "../../content/site.json";
import { profilesFit } from "../../src/site/layout/profilesFit";
import { lackingFeatures, troubles } from "../support/engines/changes";
import { expect, test } from "../support/engines/engine";
import { faultsOfPage, scrollThrough } from "../support/engines/wholePage";

/** Pages with a line, a figure, a matrix, a late part and a row between them. */
const paths = ["/", "/cohort"];

test.describe("an older browser", () => {
  test.skip(({ engine }) => engine.name !== "chromium", "It alone has them.");

  for (const { name, change } of lackingFeatures)
    test(`without ${name} shows whole pages, opens menu and tooltips`, async ({
      visitor,
    }) => {
      await visitor.meets(change);
      for (const path of paths) {
        await visitor.open(path);
        await visitor.run(scrollThrough, 10_000);
        expect(await visitor.run(faultsOfPage), path).toEqual([]);
      }
      const profile = `header [aria-label="${labels.socialNavigation}"] a`;
      if (profilesFit(site)) {
        await visitor.pointAt(profile);
        await expect
          .poll(() => visitor.opacityOf(`${profile} > span`))
          .toBe("1");
      }
      await visitor.page.resize(390, 844);
      await visitor.click(`button[aria-label="${labels.openMenu}"]`);
      await visitor.sees("nav:popover-open");
    });
});

for (const { name, change, expected } of troubles)
  test(`without ${name} pages are readable to their end`, async ({
    visitor,
    allowed,
  }) => {
    if (expected) allowed.push(expected);
    await visitor.meets(change);
    for (const path of paths) {
      await visitor.goTo(path);
      // Scripts begin with the first key where the page never ends loading.
      await visitor.page.press("Tab");
      await visitor.answers();
      await visitor.run(scrollThrough, 10_000);
      const faults = await visitor.run(faultsOfPage);
      expect(
        faults.filter((fault) => !expected?.test(fault)),
        path,
      ).toEqual([]);
    }
  });
