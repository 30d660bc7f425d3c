import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { articleKinds } from "../../src/gatsby/model/itemKinds";
import { expect, test } from "./journey";
import { contentNames, field, readContent } from "./readContent";

const readable = articleKinds.flatMap(({ folder }) => contentNames(folder));
/** Items that have a full article, named without ".json". */
export const withArticle = readable.filter((name) =>
  field(readContent(name), "article"),
);
/** Items that may have one. */
export const withoutArticle = readable.filter(
  (name) => !withArticle.includes(name),
);

/** Path of a file of the edited copy, below content/. */
export const editedFile = (name: string): string =>
  path.join(String(test.info().config.metadata.site), "content", name);

/** The text of a content file of the edited copy, named without ".json". */
export const editedText = (name: string): string =>
  readFileSync(editedFile(`${name}.json`), "utf8");

/** Lines that a text has and another has not, where both have as many. */
export function changedLines(before: string, now: string): string[] {
  const old = before.split("\n");
  const lines = now.split("\n");
  expect(lines).toHaveLength(old.length);
  return lines.filter((line, index) => line !== old[index]);
}

/** Address of a view of the editor; the list of pages where none is named. */
export const editorAddress = (view = ""): string =>
  `${String(test.info().config.metadata.editorOrigin)}/admin/${view && `#/collections/${view}`}`;

/** Opens the form of an item: openForm(page, "news/news-1"). */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(editorAddress(name.replace("/", "/entries/")));
  await expect(page.getByRole("textbox", { name: "Id" })).toBeVisible();
}

/** Opens or closes an entry of a list by the title that it shows. */
export const entryButton = (page: Page, title: string): Locator =>
  page
    .getByText(title, { exact: true })
    .locator("visible=true")
    .first()
    .locator("xpath=..")
    .getByRole("button")
    .first();

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves, and waits until the file is written. */
export async function saveFile(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
}

/** The page that stands beside a form. */
export const pageBeside = (page: Page) =>
  page.frameLocator("#preview-pane").frameLocator('iframe[title="The page"]');

/** Takes the last save back, which loads the form again. */
export async function undoLastSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Last save: see or undo" }).click();
  const loaded = page.waitForEvent("load");
  await page
    .getByRole("dialog", { name: "The last save" })
    .getByRole("button", { name: "Undo last save" })
    .click();
  await loaded;
}

/** Puts the cursor behind the last letter of a text that has the focus, where it stays. */
export const goToEnd = (page: Page, text: Locator) =>
  expect(async () => {
    await page.keyboard.press("Control+End");
    const isThere = await text.evaluate(async (element) => {
      // ProseMirror hears of the cursor with the next frame, and may put it back after a new focus.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { anchorNode = null } = window.getSelection() ?? {};
      return element.lastElementChild?.contains(anchorNode);
    });
    expect(isThere).toBe(true);
  }).toPass();
