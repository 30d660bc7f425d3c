import type { Page } from "@playwright/test";
import { examplePaths } from "../support/pages";
import { expect, followLink, test } from "../support/journey";

const paths = [...examplePaths, "/404"];

/** The tags that describe the shown page, or the one of a file, and its structured data, sorted. */
const headOf = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((file) => {
    const shown =
      file === undefined
        ? document
        : new DOMParser().parseFromString(file, "text/html");
    const tags = shown.head.querySelectorAll(
      "title, meta, link[rel=canonical], link[rel=alternate], link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]",
    );
    const texts = [...tags].map((tag) => {
      const attributes = tag
        .getAttributeNames()
        .filter((name) => name !== "data-react-helmet")
        .map((name) => `${name}=${tag.getAttribute(name)}`)
        .sort();
      return [tag.tagName, tag.textContent, ...attributes].join(" ");
    });
    const data = shown.querySelector('[type="application/ld+json"]');
    const { lang } = shown.documentElement;
    return [...texts, lang, data?.textContent ?? ""].sort();
  }, html);

test("after client-side navigation the head is that of the page's HTML", async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/There is no page at \/404/);
  await page.goto(paths[0] ?? "/");
  await page.waitForLoadState("networkidle");
  const served = new Map<string, string[]>();
  for (const path of paths) {
    const answer = await page.request.get(path);
    served.set(path, await headOf(page, await answer.text()));
  }
  // The way back finds tags that a page leaves behind.
  for (const path of [...paths.slice(1), ...paths.toReversed().slice(1)]) {
    await followLink(page, path);
    await expect
      .poll(() => headOf(page), { message: path })
      .toEqual(served.get(path));
  }
});
