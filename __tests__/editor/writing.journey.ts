import type { Page } from "@playwright/test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { escapeHtml } from "../../src/gatsby/model/escapeHtml";
import {
  editedFile,
  editedText,
  goToEnd,
  openForm,
  saveFile,
  undoLastSave,
  withArticle,
  withoutArticle,
} from "../support/editorForms";
import { expect, test } from "../support/journey";
import { field } from "../support/readContent";
import { said } from "../support/said";

/** A person who has never seen HTML writes articles. */

const [plain = ""] = withoutArticle;
const [written = ""] = withArticle;
const pictures = [0, 1].map((index) => ({
  path: said("images/pictures", `[${index}].path`),
  alt: said("images/pictures", `[${index}].alt`),
}));

test.skip(!written, "No item has an article.");

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

const press = (page: Page, name: string) =>
  page
    .getByRole("toolbar", { name: "Buttons of Content" })
    .getByRole("button", { name, exact: true })
    .click();

/** Types lines, with Enter after each. */
async function type(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
}

async function putPictureIn(
  page: Page,
  { path: src }: { path: string },
  caption: string,
): Promise<void> {
  await press(page, "Picture");
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByRole("combobox", { name: "Picture" }).selectOption(src);
  await dialog.getByRole("button", { name: "Put picture in" }).click();
  await type(page, caption);
}

/** Clicks into the text and goes to its end. */
async function clickEnd(page: Page): Promise<void> {
  await content(page).locator(":scope > p").last().click();
  await goToEnd(page, content(page));
}

test("An article with two pictures, a table, a quotation and a link is written with buttons alone", async ({
  page,
}) => {
  test.skip(!plain, "Every item has an article.");
  await openForm(page, plain);
  await page.getByRole("button", { name: "Add article" }).click();
  const closed = page.getByRole("button", { name: "Expand", exact: true });
  for (let left = await closed.count(); left > 0; left -= 1)
    await closed.first().click();
  const fill = (name: string, words: string) =>
    page.getByRole("textbox", { name }).last().fill(words);
  await fill("Subtitle", "What a year of calm bookkeeping makes possible.");
  await fill("Name", "Asha Rao");
  await fill("Title", "Adviser");
  await page
    .getByRole("textbox", { name: "Image" })
    .nth(1)
    .fill("/team/co-founder.jpg");
  await page.getByRole("button", { name: "Add entry of tags" }).click();
  await fill("Text", "Cash flow");
  await fill("Featured image", `/articles/${plain}.jpg`);

  await content(page).click();
  await press(page, "Heading");
  await type(page, "Begin with cash");
  await page.keyboard.type("Cash comes ");
  await press(page, "Bold");
  await page.keyboard.type("first");
  await press(page, "Bold");
  await type(page, ".");
  await putPictureIn(page, pictures[0] ?? { path: "" }, "The first meeting");
  await press(page, "Quotation");
  await type(page, "Cash is a fact.", "");
  await press(page, "Table");
  await type(page, "What it takes");
  for (const words of ["Step", "Days", "Who", "Reconcile", "4", "You", "Plan"])
    await page.keyboard.type(words).then(() => page.keyboard.press("Tab"));
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await page.keyboard.type("We");
  await page.keyboard.press("ArrowDown");
  await putPictureIn(page, pictures[1] ?? { path: "" }, "");
  await press(page, "List");
  await type(page, "One", "Two", "");
  await page.keyboard.type("Questions? ");
  await press(page, "Link");
  await page
    .getByRole("combobox", { name: "Page or known address" })
    .selectOption("/contact");
  await page.getByRole("button", { name: "Set link" }).click();
  await saveFile(page);

  const [first, second] = pictures.map(
    ({ path: src, alt }) => `<img src="${src}" alt="${escapeHtml(alt)}" />`,
  );
  expect(
    field(field(JSON.parse(editedText(plain)), "article"), "content"),
  ).toEqual([
    "<h2>Begin with cash</h2>",
    "<p>Cash comes <strong>first</strong>.</p>",
    `<figure>${first}<figcaption>The first meeting</figcaption></figure>`,
    "<blockquote>Cash is a fact.</blockquote>",
    '<table><caption>What it takes</caption><thead><tr><th scope="col">Step</th><th scope="col">Days</th><th scope="col">Who</th></tr></thead><tbody><tr><th scope="row">Reconcile</th><td>4</td><td>You</td></tr><tr><th scope="row">Plan</th><td>2</td><td>We</td></tr></tbody></table>',
    `<figure>${second}</figure>`,
    "<ul><li>One</li><li>Two</li></ul>",
    '<p>Questions? <a href="/contact">/contact</a></p>',
  ]);
});

/** Pastes what another program left in the clipboard. */
async function paste(page: Page, program: string): Promise<void> {
  const html = readFileSync(
    `__tests__/tools/editor/page/clipboard/${program}.html`,
    "utf8",
  );
  await content(page).evaluate((text, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    text.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, html);
}

test("What was pasted from Word and Google Docs survives a reload, is saved, and is taken back", async ({
  page,
}) => {
  const before = editedText(written);
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, written);
  await clickEnd(page);
  await page.keyboard.press("Enter");
  const leftOut = page.getByText(/^Left out of what you pasted: pictures/);
  await paste(page, "word");
  await expect(leftOut).toContainText("footnotes");
  await page.keyboard.press("Enter");
  await paste(page, "google-docs");
  await expect(leftOut).toHaveText(/, colours\.$/);
  await expect(content(page)).toContainText("Reconcile the books");

  // The draft is kept two seconds after the last change.
  await page.waitForTimeout(3000);
  await page.reload();
  await expect(content(page)).toContainText("Reconcile the books");
  await saveFile(page);
  expect(editedText(written)).toContain("<ol><li>Reconcile the books<ul>");
  expect(editedText(written)).toContain("<li>receivables</li></ul>");

  await page.getByRole("button", { name: "Last save: see or undo" }).click();
  const last = page.getByRole("dialog", { name: "The last save" });
  await expect(last).toContainText("Article › Content");
  await expect(last).toContainText("A plan on one page");
  await last.getByRole("button", { name: "Keep it" }).click();
  await undoLastSave(page);
  await expect(content(page)).not.toContainText("Reconcile the books");
  expect(editedText(written)).toBe(before);
});

test("A picture of this device is added with its words, what is none is refused with a sentence, and undoing takes all back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const files = ["images/pictures", written];
  const before = files.map(editedText);
  const words = "A plain blue wall, seen from the street";
  await openForm(page, written);
  await clickEnd(page);
  await page.keyboard.press("Enter");
  await type(page, "Typed before the picture.");
  await press(page, "Picture");
  const dialog = page.getByRole("dialog", { name: "Picture" });
  const shows = dialog.getByRole("textbox", { name: "What it shows" });
  await shows.fill(words);
  const choose = async (file: string, bytes: Buffer) => {
    const place = test.info().outputPath(file);
    writeFileSync(place, bytes);
    await dialog.getByLabel("Or one of this device").setInputFiles(place);
    await dialog.getByRole("button", { name: "Put picture in" }).click();
  };
  for (const [file, bytes, sentence] of [
    ["letter.jpg", Buffer.from("words"), "“letter.jpg” is damaged, or not a"],
    ["huge.jpg", Buffer.alloc(40_000_000), "“huge.jpg” is 40 MB large"],
  ] as const) {
    await choose(file, bytes);
    const refusal = page.getByRole("dialog", { name: sentence });
    await expect(refusal).toContainText("What you typed is still in the form.");
    await refusal.getByRole("button", { name: "Back to the form" }).click();
    await expect(shows).toHaveValue(words);
  }
  const wall = { width: 800, height: 600, channels: 3 } as const;
  const picture = sharp({ create: { ...wall, background: "#224466" } });
  await choose("Blue wall.jpg", await picture.jpeg().toBuffer());
  await expect(dialog).toBeHidden();
  await type(page, "Ours");
  await saveFile(page);
  const src = "texts/blue-wall.jpg";
  expect(editedText(written)).toContain("<p>Typed before the picture.</p>");
  expect(
    field(field(JSON.parse(editedText(written)), "article"), "content"),
  ).toContain(
    `<figure><img src="${src}" alt="${words}" /><figcaption>Ours</figcaption></figure>`,
  );
  expect(editedText("images/pictures")).toContain(src);

  await undoLastSave(page);
  await undoLastSave(page);
  expect(files.map(editedText)).toEqual(before);
  expect(existsSync(editedFile(`images/${src}`))).toBe(false);
});

test("Articles that are saved as they were are the same files, letter by letter", async ({
  page,
}) => {
  for (const name of withArticle.slice(-2)) {
    const before = editedText(name);
    await openForm(page, name);
    await clickEnd(page);
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await saveFile(page);
    expect(editedText(name)).toBe(before);
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a text is written and saved without a window to push aside", async ({
    page,
  }) => {
    await openForm(page, written);
    const last = content(page).locator(":scope > p").last();
    await last.tap();
    await expect
      .poll(() =>
        last.evaluate((text) =>
          text.contains(window.getSelection()?.anchorNode ?? null),
        ),
      )
      .toBe(true);
    await goToEnd(page, content(page));
    await page.keyboard.press("Enter");
    await putPictureIn(page, pictures[0] ?? { path: "" }, "On the way");
    await page.keyboard.type("Written on the train.");
    await saveFile(page);
    expect(editedText(written)).toContain("<p>Written on the train.</p>");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
  });
});
