import { expect, test } from "../support/journey";
import { missingPictures } from "../support/shownPictures";
import { visit } from "../support/visit";

for (const path of ["/", "/about", "/cohort", "/article/news-1"]) {
  test(`${path} is printed with all its pictures, also those nobody has scrolled to`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.pdf();
    await page.emulateMedia({ media: "print" });
    expect(await missingPictures(page)).toEqual([]);
  });
}
