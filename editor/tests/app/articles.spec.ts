import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./editor";

test("Opening an article and changing nothing else keeps every block of its text", async ({
  page,
  open,
  store,
  save,
}) => {
  for (const file of store.articles) {
    const before = store.value<object>(file);
    await open(`#/edit/${file}?field=article.content`);
    const text = page.getByRole("textbox", { name: "Content" });
    await expect(text).toBeFocused();
    // Every block can be edited.
    await expect(text.locator("[data-html]")).toHaveCount(0);
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.locator("#root_title").fill("A title only for this test");
    await save();
    expect(store.saved).toEqual({
      ...before,
      title: "A title only for this test",
    });
  }
});

test("A picture without words below it is saved without their element", async ({
  page,
  open,
  store,
  save,
}) => {
  const file = store.article;
  const article = store.value<{ article: { content: string[] } }>(file);
  const figure = '<figure><img src="heroes/home.jpg" alt="The team" />';
  article.article.content = [`${figure}<figcaption></figcaption></figure>`];
  const text = JSON.stringify(article);
  store.files.set(file, { path: file, text, version: "1" });
  await open(`#/edit/${file}?field=article.content`);
  await page.locator("figcaption").click();
  await page.keyboard.type(" ");
  await save();
  expect(store.saved).toMatchObject({
    article: { content: [`${figure}</figure>`] },
  });
});

const clipboard = (name: string) =>
  readFileSync(path.join(__dirname, "clipboard", `${name}.html`), "utf8");

const table = (what: string) =>
  `<table><thead><tr><th scope="col">${what}</th><th scope="col">When</th></tr></thead><tbody><tr><td>Rent</td><td>Monthly</td></tr></tbody></table>`;

/** Pasted documents, the blocks that stay of them, and the notice. */
const pasted = [
  [
    "word",
    [
      "<h2>A plan on one page</h2>",
      "<p>Begin with <strong>cash</strong>, then <em>margins</em>, then people.</p>",
      "<h3>Three steps</h3>",
      "<ol><li>Reconcile the books<ul><li>bank and ledger</li></ul></li><li>Lay out receivables</li></ol>",
      "<blockquote>Cash is a fact.</blockquote>",
      table("<strong>What</strong>"),
      '<p>See <a href="https://www.example.com/plan">the plan</a> and the old one.</p>',
    ],
    /pictures .* footnotes, links/,
  ],
  [
    "google-docs",
    [
      "<h2>A plan on one page</h2>",
      '<p>Begin with <strong>cash</strong>, then <em>margins</em>, then <a href="https://www.example.com/people">people</a>.</p>',
      "<ul><li>bank and ledger</li><li>receivables</li></ul>",
      table("What"),
    ],
    /pictures/,
  ],
] as const;

for (const [name, blocks, notice] of pasted)
  test(`A text pasted from ${name} keeps its structure, and a line names what was left out`, async ({
    page,
    open,
    store,
    save,
  }) => {
    await open(`#/edit/${store.article}?field=article.content`);
    const text = page.getByRole("textbox", { name: "Content" });
    await expect(text).toBeFocused();
    await page.keyboard.press("Control+a");
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      element.dispatchEvent(
        new ClipboardEvent("paste", {
          clipboardData,
          bubbles: true,
          cancelable: true,
        }),
      );
    }, clipboard(name));
    await expect(page.getByText(notice)).toBeVisible();
    await save();
    expect(store.saved).toMatchObject({ article: { content: blocks } });
  });
