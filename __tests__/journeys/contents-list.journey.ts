import { expect, test } from "../support/journey";
import { articlePaths, contentFile, documents } from "../support/pages";

const headingIn = (file: string) =>
  contentFile<{ contentsHeading: string }>(file)?.contentsHeading;

for (const [path, name] of [
  ...documents
    .slice(0, 1)
    .map(({ id }) => [`/${id}`, headingIn("pages/document")] as const),
  ...articlePaths
    .slice(0, 1)
    .map((each) => [each, headingIn("pages/article")] as const),
])
  test(`the contents list of ${path} stays in view from 900 px on, and is not printed`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole("navigation", { name, exact: true });
    const lastLink = list.getByRole("link").last();
    const lastPart = page.locator((await lastLink.getAttribute("href")) ?? "");
    for (const [width, stays] of [
      [899, false],
      [900, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await lastPart.scrollIntoViewIfNeeded();
      const expected = stays ? expect(list) : expect(list).not;
      await expected.toBeInViewport();
    }
    await page.emulateMedia({ media: "print" });
    await expect(list).toBeHidden();
  });
