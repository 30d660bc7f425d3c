import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/editor";

test("Every block of an article can be edited, and opening it changes nothing", async ({
  page,
  open,
  articles,
}) => {
  for (const file of articles) {
    await open(`#/edit/${file}?field=article.content`);
    const text = page.getByRole("textbox", { name: "Content" });
    await expect(text).toBeFocused();
    await expect(text.locator("[data-html]")).toHaveCount(0);
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  }
});

test("A picture without words below it is saved without their element", async ({
  page,
  open,
  content,
  articles,
  read,
  save,
}) => {
  const [file = ""] = articles;
  const before = read<{ article: { content: string[] } }>(file);
  const figure = '<figure><img src="heroes/home.jpg" alt="The team" />';
  const text = [`${figure}<figcaption></figcaption></figure>`];
  before.article.content.unshift(...text);
  writeFileSync(path.join(content.folder, file), JSON.stringify(before));
  await open(`#/edit/${file}?field=article.content`);
  await page.locator("figcaption").first().click();
  await page.keyboard.type(" ");
  await save();
  const { article } = read<typeof before>(file);
  expect(article.content[0]).toBe(`${figure}</figure>`);
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
      "<p>Cash is a fact.</p>",
      table("<strong>What</strong>"),
      '<p>See <a href="https://www.example.com/plan">the plan</a> and the old one.</p>',
    ],
    /Some parts were left out/,
  ],
  [
    "google-docs",
    [
      "<h2>A plan on one page</h2>",
      '<p>Begin with <strong>cash</strong>, then <em>margins</em>, then <a href="https://www.example.com/people">people</a>.</p>',
      "<ul><li>bank and ledger</li><li>receivables</li></ul>",
      table("What"),
    ],
    /Some parts were left out/,
  ],
] as const;

for (const [name, blocks, notice] of pasted)
  test(`A text pasted from ${name} keeps its structure, and a line names what was left out`, async ({
    page,
    open,
    articles,
    read,
    save,
  }) => {
    const [file = ""] = articles;
    await open(`#/edit/${file}?field=article.content`);
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
    expect(read(file)).toMatchObject({ article: { content: blocks } });
  });
