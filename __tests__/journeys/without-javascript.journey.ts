import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { publishedItems } from "../support/onDay";
import { expect, test } from "../support/journey";
import { readerPaths } from "../support/readers";
import { missingPictures, shownPictures } from "../support/shownPictures";
import { field, leaves, pluck, readContent } from "../support/readContent";

test.use({ javaScriptEnabled: false });

for (const path of [
  "/",
  "/about",
  "/news-articles",
  ...readerPaths().slice(0, 1),
]) {
  test(`${path} shows its pictures without JavaScript`, async ({ page }) => {
    await page.goto(path);
    expect((await shownPictures(page)).length).toBeGreaterThan(0);
    expect(await missingPictures(page)).toEqual([]);
  });
}

test("every membership tier is shown without JavaScript", async ({ page }) => {
  await page.goto("/membership");
  const groups = field(readContent("pages/membership"), "groups");
  const tiers = pluck(groups, "tiers").flatMap((list) => pluck(list, "name"));
  for (const tier of tiers) {
    await expect(
      page.getByRole("heading", { name: String(tier), exact: true }).first(),
    ).toBeVisible();
  }
});

test("all panels of the hub are shown without JavaScript", async ({ page }) => {
  await page.goto("/news-articles");
  for (const { folder } of itemKinds) {
    const newest = publishedItems(folder).at(-1);
    if (newest)
      await expect(
        page.getByText(String(field(newest, "title"))).first(),
      ).toBeVisible();
  }
});

test("every mentoring service and extended service is shown without JavaScript", async ({
  page,
}) => {
  const lists = [
    ["/services/mentoring", "services-mentoring", "services", "cards", "title"],
    ["/services", "services", "extended", "services", "title"],
  ] as const;
  for (const [path, file, section, list, name] of lists) {
    await page.goto(path);
    const content = field(readContent(`pages/${file}`), section);
    for (const text of leaves(pluck(field(content, list), name))) {
      await expect(
        page.getByRole("main").getByText(String(text), { exact: true }).first(),
      ).toBeVisible();
    }
  }
});
