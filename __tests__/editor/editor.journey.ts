import type { Page } from "@playwright/test";
import sharp from "sharp";
import { commonEdits } from "../../tools/editor/commonEdits";
import {
  changedLines,
  editedText,
  editorAddress,
  entryButton,
  pageBeside,
  save,
  saveFile,
} from "../support/editorForms";
import { expect, test } from "../support/journey";
import { literally } from "../support/literally";
import { entries, field, readContent } from "../support/readContent";
import { said } from "../support/said";

/** A maintainer edits content in forms beside the running site. */

test.describe.configure({ mode: "serial" });

const file = "pages/services-online-programs";

const [group] = entries(
  field(readContent("pages/services-online-programs"), "groups"),
);
const [programme] = entries(field(group, "programmes"));
const price = Number(field(programme, "offerPrice"));
const listPrice = Number(field(programme, "listPrice"));
const inRupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

const offerPrice = (page: Page) =>
  page.getByRole("spinbutton", { name: "Offer price" }).locator("visible=true");

/** Opens the form of the online programmes, which is among those that a newcomer is offered, at the first programme. */
async function openForm(page: Page): Promise<void> {
  await page.goto(editorAddress());
  const edit = commonEdits.find(
    ({ view }) => view === file.replace("/", "/entries/"),
  );
  await page.getByRole("link", { name: edit?.words }).click();
  await entryButton(page, String(field(group, "heading"))).click();
  await entryButton(page, String(field(programme, "title"))).click();
}

test("A price that is changed in the form is one line of the file, and the running site shows it", async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto("/services/online-programs");
  await expect(visitor.getByText(inRupees(price)).first()).toBeVisible();

  const before = editedText(file);
  await openForm(page);
  await expect(offerPrice(page)).toHaveValue(String(price));
  await offerPrice(page).fill(String(price - 1));
  await saveFile(page);

  expect(changedLines(before, editedText(file))).toEqual([
    `          "offerPrice": ${price - 1},`,
  ]);
  await expect(visitor.getByText(inRupees(price - 1)).first()).toBeVisible();
});

test("An offer above the list price is refused in plain words, and the form keeps what was typed", async ({
  page,
  allowConsole,
}) => {
  // The CMS complains of its own when a save is refused.
  allowConsole(/422|API_ERROR|(console error|uncaught): Object/);
  const before = editedText(file);
  await openForm(page);
  await offerPrice(page).fill(String(listPrice + 1));
  await save(page);

  const refusal = page.getByRole("dialog", {
    name: "Nothing was saved: 1 thing to mend",
  });
  await expect(refusal).toContainText("Groups 1 › Programmes 1 › Offer price");
  await expect(refusal).toContainText(
    `The offer price ${listPrice + 1} is above the list price ${listPrice}.`,
  );
  await refusal.getByRole("button", { name: "Back to the form" }).click();
  await expect(refusal).toBeHidden();
  await expect(offerPrice(page)).toHaveValue(String(listPrice + 1));
  expect(editedText(file)).toBe(before);

  await offerPrice(page).fill(String(price));
  await saveFile(page);
});

test("A new event is written to a file of its own, with what the form offers", async ({
  page,
}) => {
  await page.goto(editorAddress("events/new"));
  const choose = async (name: string, choice: string) => {
    await page.getByRole("combobox", { name }).fill(choice);
    // Behind it stands what it is for; others may have its words in the middle.
    const option = new RegExp(`^${literally(choice)}( ·|$)`);
    await page.getByRole("option", { name: option }).first().click();
  };
  const link = said("site", "links[0].name");
  const title = "Founders' breakfast in Pune";
  const id = await page.getByRole("textbox", { name: "Id" }).inputValue();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page
    .getByRole("textbox", { name: "Description" })
    .fill(
      "Coffee, eight founders and one question each, before the day begins.",
    );
  await page.getByLabel("Date", { exact: true }).fill("2028-02-03");
  await page
    .getByRole("textbox", { name: "Image" })
    .fill(`/articles/events/${id}.jpg`);
  await choose("Category", said("shared/categories", "[0].name"));
  await page.getByRole("textbox", { name: "Location" }).fill("Pune");
  await choose("Link", link);
  await saveFile(page);
  expect(JSON.parse(editedText(`events/${id}`))).toMatchObject({
    id,
    title,
    date: "2028-02-03",
    link,
  });
});

test("A picture of this device shows beside the form before it is saved, and one line of the file says where it is", async ({
  page,
}) => {
  const file = "shared/gallery";
  const name = "blue-wall.jpg";
  const wall = { width: 1200, height: 800, channels: 3 } as const;
  const picture = sharp({ create: { ...wall, background: "#224466" } });
  const before = editedText(file);
  await page.goto(editorAddress());
  await page.getByRole("link", { name: "Shared" }).click();
  await page.getByRole("link", { name: "Gallery" }).click();
  await entryButton(page, said(file, "pictures[0].alt")).click();
  await page
    .getByRole("button", { name: "Choose different image" })
    .locator("visible=true")
    .click();
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: "image/jpeg",
    buffer: await picture.jpeg().toBuffer(),
  });
  const library = page.getByRole("dialog");
  await expect(library.getByText(name)).toBeVisible();
  await library.getByRole("button", { name: "Choose selected" }).click();
  await expect(
    pageBeside(page).locator('img[src*="blue-wall"]').first(),
  ).toBeAttached();
  expect(editedText(file)).toBe(before);
  await saveFile(page);

  expect(changedLines(before, editedText(file))).toEqual([
    `      "file": "../images/gallery/${name}",`,
  ]);
});
