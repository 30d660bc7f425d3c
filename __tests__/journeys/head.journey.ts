import type { Page } from "@playwright/test";
import { otherPaths, screens } from "../support/pages";
import { expect, followLink, test } from "../support/journey";

const paths = [...screens.map(({ path }) => path), ...otherPaths, "/404"];

/** The tags that describe the page, and its structured data, sorted. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
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
    const data = document.querySelector('[type="application/ld+json"]');
    const { lang } = document.documentElement;
    return [...texts, lang, data?.textContent ?? ""].sort();
  });

test("after client-side navigation the head is that of the page's HTML", async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/There is no page at \/404/);
  const context = await browser.newContext({ baseURL });
  const plain = await context.newPage();
  // Without scripts the head stays as the server wrote it.
  await plain.route("**/*.js", (route) => route.abort());
  const served = new Map<string, string[]>();
  for (const path of paths) {
    await plain.goto(path, { waitUntil: "domcontentloaded" });
    served.set(path, await headOf(plain));
  }
  await context.close();

  await page.goto(paths[0] ?? "/");
  await page.waitForLoadState("networkidle");
  // The way back finds tags that a page leaves behind.
  for (const path of [...paths.slice(1), ...paths.toReversed().slice(1)]) {
    await followLink(page, path);
    await expect
      .poll(() => headOf(page), { message: path })
      .toEqual(served.get(path));
  }
});
