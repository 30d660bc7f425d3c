import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import { article, expect, test, type Hand } from "../support/editor";

const table = (what: string) =>
  `<table><thead><tr><th scope="col">${what}</th><th scope="col">When</th></tr></thead><tbody><tr><td>Rent</td><td>Monthly</td></tr></tbody></table>`;

/** Pasted documents, and the blocks that stay of them. */
const pasted = [
  [
    "word",
    [
      "<h2>A plan on one page</h2>",
      "<p>Begin with <strong>cash</strong>, then <em>margins</em>, then people.</p>",
      "<h3>Three steps</h3>",
      "<ol><li>Reconcile the books<ul><li>bank and ledger</li></ul></li><li>Lay out receivables</li></ol>",
      "<p>Cash is a fact.</p>",
      table("<strong>What</strong>"),
      '<p>See <a href="https://elsewhere.example/plan">the plan</a> and the old one.</p>',
    ],
  ],
  [
    "google-docs",
    [
      "<h2>A plan on one page</h2>",
      '<p>Begin with <strong>cash</strong>, then <em>margins</em>, then <a href="https://elsewhere.example/people">people</a>.</p>',
      "<ul><li>bank and ledger</li><li>receivables</li></ul>",
      table("What"),
    ],
  ],
] as const;

/** Opens the article's text and pastes HTML over all of it. */
async function pasteOver(hand: Hand, html: string): Promise<Locator> {
  const { page } = hand;
  await hand.open(`#/edit/${article}?field=article.content`);
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+a");
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", given);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", init));
  }, html);
  return text;
}

for (const [name, blocks] of pasted)
  test(`A text pasted from ${name} keeps its structure, and a line names what was left out`, async ({
    page,
    hand,
    saved,
  }) => {
    await pasteOver(
      hand,
      readFileSync(`${__dirname}/clipboard/${name}.html`, "utf8"),
    );
    await expect(page.getByText("Some parts were left out")).toBeVisible();
    // A picture without words below it is saved without their element.
    await hand.button("Picture");
    await hand.picture();
    await hand.save();
    const figure = expect.stringMatching(/^<figure><img [^<]+ \/><\/figure>$/);
    expect(JSON.parse(saved(article))).toMatchObject({
      article: { content: [...blocks, figure] },
    });
  });

test("The other cells of a pasted table with merged cells stay in their columns", async ({
  hand,
}) => {
  const text = await pasteOver(
    hand,
    "<table><tr><td></td><td colspan=2>2026</td></tr><tr><td rowspan=2>Rent</td><td>May</td><td>10</td></tr><tr><td>June</td><td>20</td></tr></table>",
  );
  const rows = await text.locator("tr").all();
  const cells = rows.map((row) => row.locator("th, td").allTextContents());
  expect(await Promise.all(cells)).toEqual([
    ["", "2026", ""],
    ["Rent", "May", "10"],
    ["", "June", "20"],
  ]);
});
