import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { article as articleText } from "../../../__tests__/support/content/articles/articles-1.json";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  article,
  describePicture,
  expect,
  holdSaves,
  newEntry,
  test,
  type Hand,
} from "../support/editor";

const photograph = `${__dirname}/Team Day.JPG`;
const [firstBlock = "", secondBlock = ""] = articleText.content;
const textOf = (page: Page) => page.getByRole("textbox", { name: "Content" });

async function openText(hand: Hand): Promise<void> {
  await hand.open(`#/edit/${article}?field=article.content`);
  await expect(textOf(hand.page)).toBeFocused();
  await hand.press("Control+Home");
}

test("Spaces at the ends of a paragraph and two in a row stay, and the paragraph can be edited again", async ({
  page,
  hand,
  saved,
}) => {
  await openText(hand);
  await hand.type(" two  spaces ");
  await hand.save();
  expect(saved(article)).toContain("<p> two  spaces ");
  await page.reload();
  await expect(textOf(page)).toContainText("two  spaces");
  await expect(textOf(page).locator("[data-html]")).toHaveCount(0);
});

test("A change from elsewhere leaves the cursor where it is", async ({
  page,
  hand,
  content,
  saved,
}) => {
  await openText(hand);
  await hand.type("Mine ");
  writeFileSync(
    `${content.folder}/${article}`,
    saved(article)
      .replace(secondBlock, "<p>Theirs</p>")
      .replace(`"${firstBlock}",`, `"<p>New</p>", $&`),
  );
  await page.keyboard.press("Control+s");
  await expect(textOf(page)).toContainText("Theirs");
  await page.keyboard.type("goes on ");
  await hand.save();
  const { article: stored } = JSON.parse(saved(article)) as {
    article: typeof articleText;
  };
  expect(stored.content.slice(0, 3)).toEqual([
    "<p>New</p>",
    firstBlock.replace("<p>", "<p>Mine goes on "),
    "<p>Theirs</p>",
  ]);
});

test("Typing goes on during the first save of a new entry", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open("#/edit/news/");
  await newEntry(hand, "News of a first save");
  const release = await holdSaves(page);
  await page.keyboard.press("Control+s");
  await hand.field("Title").click();
  await hand.press("End");
  await hand.type(" goes");
  await release();
  await expect(page).toHaveURL(/news-[\w-]+\.json/);
  await hand.type(" on");
  await hand.save();
  expect(saved(hand.file())).toContain("News of a first save goes on");
});

test("A picture whose upload is cancelled is not put into the text", async ({
  page,
  hand,
  saved,
}) => {
  const figuresIn = (text: string) => text.split("<figure>").length;
  const before = figuresIn(saved(article));
  await openText(hand);
  await hand.button("Picture");
  await describePicture(hand, photograph, "The team at a table");
  const release = await holdSaves(page);
  const sent = page.waitForRequest("**/api/save");
  await hand.button("Add this picture");
  await sent;
  // What is sent cannot be changed meanwhile.
  await expect(hand.page.getByLabel(/^Description for people/)).toBeDisabled();
  await hand.button("Cancel");
  await release();
  await hand.type("Without a picture. ");
  await hand.save();
  expect(saved(article)).toContain(`Without a picture. `);
  expect(figuresIn(saved(article))).toBe(before);

  // The next one is shown at once.
  await hand.button("Picture");
  await describePicture(hand, photograph, "The team at lunch");
  await hand.button("Add this picture");
  await expect(
    textOf(page).getByRole("img", { name: "The team at lunch" }),
  ).toHaveJSProperty("naturalWidth", 1333);
});

test("A row in which one types stays open when an upload adds a picture", async ({
  page,
  hand,
}) => {
  await hand.open("#/edit/images/pictures.json?field=1.alt");
  await describePicture(hand, photograph, "The team at a table");
  const release = await holdSaves(page);
  await hand.button("Add this picture");
  const description = page.locator("#root_1_alt");
  await description.click();
  await hand.press("Home");
  await hand.type("Typed ");
  await release();
  await expect(page.getByText("The team at a table")).toBeVisible();
  await hand.type("meanwhile ");
  await expect(description).toHaveValue(/^Typed meanwhile /);
});

test("A dialog asks before it gives up what was typed in it", async ({
  page,
  hand,
}) => {
  page.removeAllListeners("dialog");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await openText(hand);
  await hand.button("Link");
  const address = hand.field("Page or address");
  await address.fill("https://elsewhere.example/half");
  await page.keyboard.press("Escape");
  await hand.button("Cancel");
  await page.mouse.click(2, 2);
  await hand.show("#/");
  await expect(address).toHaveValue("https://elsewhere.example/half");
  expect(questions).toHaveLength(4);
});

test("A conflict that a save finds leaves what is typed in a dialog", async ({
  page,
  hand,
  content,
  saved,
}) => {
  await openText(hand);
  await hand.type("Mine ");
  writeFileSync(
    `${content.folder}/${article}`,
    saved(article).replace("<p>", "<p>Theirs "),
  );
  const release = await holdSaves(page);
  await page.keyboard.press("Control+s");
  await hand.button("Picture");
  await describePicture(hand, photograph, "The team at a table");
  await release();
  await expect(page.getByText("Somebody changed this entry")).toBeAttached();
  await expect(page.getByLabel(/^Description for people/)).toHaveValue(
    "The team at a table",
  );
  await hand.button("Add this picture");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await hand.chooseMine();
  await hand.save();
  expect(saved(article)).toContain("<p>Mine ");
  expect(saved(article)).toContain('alt=\\"The team at a table\\"');
});

test("What is discarded or removed can be brought back, and a removed address can lead elsewhere", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open(`#/edit/news/news-3.json`);
  const before = saved("news/news-3.json");
  await hand.field("Title").fill("A title that is given up");
  await page.reload();
  await hand.button("Discard it");
  await hand.button("Undo");
  await expect(hand.field("Title")).toHaveValue("A title that is given up");
  await page.reload();
  await hand.button("Discard it");
  await hand.remove();
  await hand.button("Undo the removal");
  await expect(page.getByText(/” is back\./)).toBeVisible();
  expect(saved("news/news-3.json")).toBe(before);
  await hand.remove();
  await hand.button("Lead its address elsewhere");
  await page.getByLabel("Leads to").last().fill("/");
  await hand.save();
  expect(saved("redirects.json")).toContain('"/article/news-3"');
});

test("A section that is left out can be put back as it was, and stays out after a reload", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open("#/edit/pages/home.json?field=audiences");
  const remove = page.getByRole("button", { name: "Remove Audiences" });
  await remove.click();
  await hand.button("Undo");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await remove.click();
  await page.reload();
  await expect(
    page.getByRole("button", { name: "Add Audiences" }),
  ).toBeVisible();
  await hand.save();
  expect(JSON.parse(saved("pages/home.json"))).not.toHaveProperty("audiences");
});

test("A part of a text that is too long is named, and so is a price with a point between thousands", async ({
  page,
  hand,
}) => {
  await openText(hand);
  await page.keyboard.insertText(`Begins like this ${"word ".repeat(450)}`);
  await hand.button("Save");
  await expect(
    page.getByText("The part that begins with “Begins like this"),
  ).toBeVisible();
  await expect(textOf(page)).toHaveAttribute("aria-invalid", "true");
  const membership = "pages/membership.json";
  test.skip(!contentFileType(membership), "The firm has no such page.");
  await hand.open(`#/edit/${membership}?field=groups.0.tiers.0.price`);
  await page.locator("#root_groups_0_tiers_0_price").fill("6.499");
  await hand.button("Save");
  await expect(page.getByText("write 6499 without a point")).toBeVisible();
});

test("Advice of the check is shown after a save", async ({ page, hand }) => {
  await hand.open("#/edit/articles/articles-2.json");
  await hand.field("Title").fill("Short");
  await hand.save();
  await expect(page.getByText(/^Advice: .*Title.*5 characters/)).toBeVisible();
});

test("Errors belong to their controls, the focus stays in a list, and a toolbar is one stop", async ({
  page,
  hand,
}) => {
  await hand.open("#/edit/news/");
  await hand.field("Title").fill("News without the rest");
  await hand.button("Save");
  for (const control of [
    page.getByRole("button", { name: "Choose picture" }),
    page.getByRole("combobox", { name: /^Category/ }),
  ])
    await expect(control).toHaveAccessibleDescription(/needs a value/);

  await hand.open("#/edit/shared/figures.json?field=0.number");
  await hand.button("Remove");
  await expect(page.locator("#root_0-summary")).toBeFocused();
  await hand.button("Undo");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  // At an end of the list its button can do nothing more.
  await page.locator("#root_0-summary").click();
  await page.getByRole("button", { name: "Move down" }).first().focus();
  for (let move = 0; move < 30; move += 1) await hand.press("Enter");
  await expect(page.locator("[data-field=root] :focus")).toBeVisible();

  await openText(hand);
  await hand.press("Shift+Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText("Heading");
  await hand.press("ArrowRight");
  await expect(focused).toHaveText("Subheading");
  await hand.press("End");
  await expect(focused).toHaveText("Redo");
  await hand.press("Tab");
  await expect(textOf(page)).toBeFocused();
});
