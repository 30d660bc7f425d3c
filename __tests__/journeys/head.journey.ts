import type { Page } from "@playwright/test";
import { screens } from "../support/screens";
import { expect, test } from "../support/journey";

const paths = [...screens.map(({ path }) => path), "/article/news-3", "/404"];

/** The tags of the head that say what the page is, and its structured data, in an order that does not matter. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      "title, meta, link[rel=canonical], link[rel=alternate], link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]",
    );
    const said = [...tags].map((tag) => {
      const attributes = tag
        .getAttributeNames()
        .filter((name) => name !== "data-react-helmet")
        .map((name) => `${name}=${tag.getAttribute(name)}`)
        .sort();
      return [tag.tagName, tag.textContent, ...attributes].join(" ");
    });
    const data = document.querySelector('[type="application/ld+json"]');
    const { lang } = document.documentElement;
    return [...said, lang, data?.textContent ?? ""].sort();
  });

/** Goes to a page as a link does, without loading a document. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { ___navigate: navigate } = window as unknown as {
      ___navigate: (to: string) => void;
    };
    navigate(to);
  }, path);

for (const [index, start] of paths.entries()) {
  const others = paths.slice(index + 1);
  if (others.length === 0) continue;
  test(`between ${start} and every later route the head is the one of the server`, async ({
    page,
    browser,
    baseURL,
    allowConsole,
  }) => {
    test.setTimeout(60_000);
    allowConsole(/There is no page at \/404/);
    const context = await browser.newContext({
      baseURL,
    });
    const plain = await context.newPage();
    // Without scripts the head stays as the server wrote it.
    await plain.route("**/*.js", (route) => route.abort());
    const served = new Map<string, string[]>();
    for (const path of [start, ...others]) {
      await plain.goto(path, { waitUntil: "domcontentloaded" });
      served.set(path, await headOf(plain));
    }
    await context.close();

    await page.goto(start);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => headOf(page)).toEqual(served.get(start));
    for (const path of others) {
      await follow(page, path);
      await expect
        .poll(() => headOf(page), { message: path })
        .toEqual(served.get(path));
      await follow(page, start);
      await expect
        .poll(() => headOf(page), { message: `${path} to ${start}` })
        .toEqual(served.get(start));
    }
  });
}
