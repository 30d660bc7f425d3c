import type { Page } from "@playwright/test";
import {
  changedLines,
  editedText,
  editorAddress,
  entryButton,
} from "../support/editorForms";
import { expect, test } from "../support/journey";
import {
  contentNames,
  entries,
  field,
  readContent,
} from "../support/readContent";

/** A maintainer edits on a phone, by touch. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Another text of the same length. */
const other = (text: string): string =>
  text.replace(/\p{L}(?=\P{L}*$)/u, (last) => (last === "x" ? "y" : "x"));

async function tapSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Save now" }).tap();
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(390);
}

/** Opens a form as one does: the list, then its entry. */
async function tapTo(page: Page, list: string, entry: string): Promise<void> {
  await page.goto(editorAddress());
  await page.getByRole("link", { name: list, exact: true }).tap();
  await page.getByRole("link", { name: entry }).tap();
}

test("A text, a news item and an event are edited and saved", async ({
  page,
}) => {
  for (const [list, name] of [
    ["Pages", "pages/not-found"],
    ["News", contentNames("news")[0] ?? ""],
    ["Events", contentNames("events")[0] ?? ""],
  ] as const) {
    const before = editedText(name);
    const title = String(field(JSON.parse(before), "title"));
    const id = name.replace(/.*\//, "");
    await tapTo(
      page,
      list,
      list === "Pages" ? "Not found" : `${title} (${id})`,
    );
    const words = page
      .getByRole("textbox", { name: "Title" })
      .locator("visible=true")
      .first();
    await words.tap();
    await words.fill(other(title));
    await tapSave(page);
    expect(changedLines(before, editedText(name))).toEqual([
      `  "title": ${JSON.stringify(other(title))},`,
    ]);
  }
});

test("A price is edited and saved", async ({ page }) => {
  const name = "pages/services-online-programs";
  const before = editedText(name);
  const [group] = entries(field(readContent(name), "groups"));
  const [programme] = entries(field(group, "programmes"));
  const price = Number(field(programme, "offerPrice")) - 2;
  await tapTo(page, "Pages", "Services online programs");
  await entryButton(page, String(field(group, "heading"))).tap();
  await entryButton(page, String(field(programme, "title"))).tap();
  const offerPrice = page
    .getByRole("spinbutton", { name: "Offer price" })
    .locator("visible=true");
  await offerPrice.tap();
  await offerPrice.fill(String(price));
  await tapSave(page);
  expect(changedLines(before, editedText(name))).toEqual([
    `          "offerPrice": ${price},`,
  ]);
});
