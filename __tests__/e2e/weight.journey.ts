import type { Request } from "@playwright/test";
import { gzipSync } from "node:zlib";
import budgets from "../../budgets.json";
import { expect, test } from "../support/journey";
import { missingParts } from "../support/missingParts";
import { examplePaths } from "../support/pages";

/** docs/quality.md#performance */

const families = ["Eczar", "Figtree"];

/** The phone that Lighthouse measures with. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
});

/** What a request counts towards. */
function budgetOf(request: Request): keyof typeof budgets | undefined {
  if (request.url().includes("/page-data/")) return "pageData";
  const kinds: Readonly<Record<string, keyof typeof budgets>> = {
    document: "html",
    script: "firstLoadJavaScript",
    stylesheet: "cssAndFonts",
    font: "cssAndFonts",
    image: "picturesInFirstView",
  };
  return kinds[request.resourceType()];
}

/** The size of a response in bytes, as hosts send it. */
async function bytesOf(request: Request): Promise<number> {
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const isText = /document|script|stylesheet|fetch|xhr/.test(
    request.resourceType(),
  );
  return (isText ? gzipSync(body) : body).length;
}

for (const path of examplePaths)
  test(`what ${path} loads first is within budgets.json, in KB; all its parts show as it scrolls @engines`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const response = await page.goto(path);
    const html = (await response?.text()) ?? "";
    // Scripts that the document does not name are parts that load later, such as tabs, and other pages.
    const first = requests.filter(
      (request) =>
        request.resourceType() !== "script" ||
        html.includes(new URL(request.url()).pathname),
    );
    const weights = new Map<string, number>();
    for (const request of first) {
      const budget = budgetOf(request);
      if (budget)
        weights.set(
          budget,
          (weights.get(budget) ?? 0) + (await bytesOf(request)) / 1000,
        );
    }
    expect(
      Object.entries(budgets)
        .map(([name, most]) => [name, weights.get(name) ?? 0, most] as const)
        .filter(([, weight, most]) => weight > most),
    ).toEqual([]);

    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    });
    // It sticks to the top of the window.
    await expect(page.getByRole("banner")).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => missingParts(page)).toEqual([]);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loaded).toEqual(expect.arrayContaining(families));
  });
