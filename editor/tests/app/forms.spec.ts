import type { Route } from "@playwright/test";
import { rmSync, writeFileSync } from "node:fs";
import event from "../../../__tests__/support/content/events/events-1.json";
import figures from "../../../__tests__/support/content/shared/figures.json";
import { stories } from "../../../__tests__/support/content/shared/success-stories.json";
import type pictures from "../../../__tests__/support/content/images/pictures.json";
import site from "../../../__tests__/support/content/site.json";
import {
  article,
  describePicture,
  expect,
  Hand,
  holdSaves,
  newEntry,
  test,
} from "../support/editor";

const other = "theirs@example.com";
const mine = "mine@example.com";

test("Unsaved text survives a failed save and a reload, and can be discarded", async ({
  page,
  hand,
}) => {
  await hand.open("#/edit/site.json");
  const email = page.locator("#root_email");
  await email.fill(mine);
  await page.route("**/api/save", (route) => route.abort());
  await hand.button("Save");
  await expect(page.getByText("Start it with npm run edit")).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(mine);
  // A save on its way would store what was given up.
  const discard = page.getByRole("button", { name: "Discard it" });
  const held: Route[] = [];
  await page.route("**/api/save", (route) => void held.push(route));
  await hand.button("Save");
  await expect(discard).toBeDisabled();
  await held[0]?.abort();
  await discard.click();
  await expect(email).toHaveValue(site.email);
});

test("A file that somebody else changed or removed shows both versions", async ({
  page,
  hand,
  content,
  saved,
}) => {
  await hand.open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  const phone = "+91 11111 11111";
  const theirs = JSON.stringify({ ...site, email: other, phone });
  writeFileSync(`${content.folder}/site.json`, theirs);
  await page.keyboard.press("Control+s");
  const email = page.getByRole("radiogroup", { name: "Email" });
  await expect(email.getByLabel(`Theirs: ${other}`)).not.toBeChecked();
  // What the other person changed elsewhere is no question.
  await expect(page.getByRole("radiogroup")).toHaveCount(1);
  // The field that had the focus is hidden now.
  await expect(page.getByRole("main")).toBeFocused();
  await hand.chooseMine();
  await hand.save();
  expect(JSON.parse(saved("site.json"))).toMatchObject({ email: mine, phone });

  rmSync(`${content.folder}/site.json`);
  await page.locator("#root_email").fill(other);
  await page.reload();
  await expect(page.getByLabel("Theirs: (nothing)")).toBeVisible();
  await hand.chooseMine();
  await hand.save();
  expect(saved("site.json")).toContain(other);
});

test("A view that breaks, a broken file and a broken address blank no page", async ({
  page,
  hand,
  content,
}) => {
  await hand.open("#/edit/%E0");
  await hand.open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  // The notice of a restored text shows its date.
  await page.addInitScript(() => {
    Date.prototype.toLocaleString = () => {
      throw new Error("It broke.");
    };
  });
  await page.reload();
  await expect(page.getByText("It broke. Nothing you typed")).toBeVisible();
  await expect(page.getByLabel("site.json")).toHaveValue(RegExp(mine));
  writeFileSync(`${content.folder}/redirects.json`, "[");
  await page.goto(`${hand.address}#/edit/redirects.json`);
  await page.reload();
  await expect(page.getByText("is not valid JSON")).toBeVisible();
});

test("What is typed during a save stays, in every field, and is not called saved", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open(`#/edit/${article}?field=article.content`);
  const title = page.locator("#root_title");
  await title.fill("A title for this article");
  const release = await holdSaves(page);
  const sent = page.waitForRequest("**/api/save");
  await page.keyboard.press("Control+s");
  await sent;
  await title.fill("A longer title for this article");
  const text = page.getByRole("textbox", { name: "Content" });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Typed meanwhile. ");
  await release();
  await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
  await expect(title).toHaveValue("A longer title for this article");
  await expect(page.getByText(/^Saved/)).toBeHidden();
  await page.reload();
  await expect(title).toHaveValue("A longer title for this article");
  await hand.save();
  expect(saved(article)).toContain("A longer title for this article");
  expect(saved(article)).toContain("Typed meanwhile. ");
});

test("What is typed in a tab stays its own until it is closed", async ({
  page,
  context,
  hand,
}) => {
  await hand.open();
  const later = new Hand(await context.newPage(), hand.address);
  await later.open("#/edit/site.json");
  const typed = later.page.locator("#root_email");
  await typed.fill(mine);
  await hand.show("#/edit/site.json");
  await expect(page.locator("#root_email")).toHaveValue(site.email);
  await later.page.reload();
  await expect(typed).toHaveValue(mine);
  await later.page.close();
  await page.reload();
  await expect(page.locator("#root_email")).toHaveValue(mine);
});

test("Two new entries that take the same id are both saved", async ({
  page,
  context,
  hand,
  saved,
}) => {
  const tabs = [page, await context.newPage()] as const;
  const hands = tabs.map((tab) => new Hand(tab, hand.address));
  for (const [at, each] of hands.entries()) {
    await each.open("#/edit/news/");
    await newEntry(each, `News of tab ${at}`);
  }
  for (const each of hands) await each.save();
  for (const [at, each] of hands.entries())
    expect(saved(each.file())).toContain(`News of tab ${at}`);
  expect(tabs[0].url()).not.toBe(tabs[1].url());
});

test("The last save can be undone, and the text shows it", async ({
  page,
  hand,
  saved,
}) => {
  const before = saved(article);
  await hand.open(`#/edit/${article}?field=article.content`);
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  await page.keyboard.type("Typed. ");
  await hand.save();
  await hand.button("Undo this save");
  await expect(text).not.toContainText("Typed. ");
  await page.getByText(/^Saved\b/).waitFor();
  expect(saved(article)).toBe(before);
});

test("Removing an entry asks first; one that pages use is refused, and the problems lead to their forms", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open("#/edit/shared/figures.json?field=1.number");
  await hand.button("Move up");
  // An entry stays open when it moves.
  await expect(
    page.locator("[data-field=root_0] [aria-expanded=true]"),
  ).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await hand.button("Remove");
  expect((await asked).message()).toContain("Remove");
  await page.keyboard.press("Control+s");
  const problems = page.getByRole("alert").getByRole("listitem");
  await expect(problems.first()).toBeVisible();
  expect(await problems.allTextContents()).not.toContainEqual(
    expect.stringMatching(/content\/|\.json/),
  );
  expect(JSON.parse(saved("shared/figures.json"))).toEqual(figures);
  await problems.getByRole("link").first().click();
  await expect(page.locator("[data-field] :focus")).toBeVisible();
});

for (const [by, file, field, value, words] of [
  ["check", "pages/home.json", "hero.actions.0.to", "/x", "no page at"],
  ["schema", "site.json", "email", "nobody", "is not an e-mail address"],
] as const)
  test(`A value that the ${by} refuses is not saved, and its field says why`, async ({
    page,
    hand,
    saved,
  }) => {
    await hand.open(`#/edit/${file}?field=${field}`);
    const input = page.locator(`#root_${field.replaceAll(".", "_")}`);
    await input.fill(value);
    await hand.button("Save");
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    expect(saved(file)).not.toContain(`"${value}"`);
  });

test("The page beside the form follows what is typed", async ({
  page,
  hand,
}) => {
  await hand.open("#/edit/site.json");
  const shown = page.frameLocator("iframe").getByText("The page");
  for (const email of [mine, other]) {
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith("/api/preview") &&
        (request.postData() ?? "").includes(email),
    );
    await page.locator("#root_email").fill(email);
    await asked;
    await expect(shown).toBeVisible();
  }
});

test("Search finds numbers and names, and opens the form at the field", async ({
  page,
  hand,
}) => {
  for (const [words, place, id] of [
    [String(event.fee), event.title, "fee"],
    [stories[0]?.name ?? "", "Stories", "stories_0_name"],
  ] as const) {
    await hand.open();
    await page.getByRole("combobox").fill(words);
    const results = page.getByRole("listbox").getByRole("listitem");
    await results
      .filter({ hasText: place })
      .getByRole("option")
      .first()
      .click();
    await expect(page.locator(`#root_${id}`)).toBeFocused();
  }
});

test("A picture of the device is turned, scaled down, loses its metadata and can be described; other files are rejected", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open("#/edit/images/pictures.json");
  const add = page.getByRole("button", { name: "Add this picture" });
  for (const [name, mimeType] of [
    ["phone.heic", "image/heic"],
    ["broken.png", "image/png"],
  ] as const) {
    const file = { name, mimeType, buffer: Buffer.alloc(10) };
    await describePicture(hand, file, "");
    await expect(add).toBeDisabled();
    await describePicture(hand, file, "The team at a table");
    await add.click();
    await expect(page.getByText(`“${name}” is damaged or not`)).toBeVisible();
  }
  // 2400 x 1600 pixels, with a quarter turn in its metadata.
  const photograph = `${__dirname}/Team Day.JPG`;
  await describePicture(hand, photograph, "The team at a table");
  await add.click();
  await hand.field("Description of the picture").fill("The team at lunch");
  await hand.save();
  const catalogue = JSON.parse(
    saved("images/pictures.json"),
  ) as typeof pictures;
  const { path: place = "", alt } = catalogue.at(-1) ?? {};
  expect(alt).toBe("The team at lunch");
  expect(saved(`images/${place}`)).not.toContain("Exif");
  const picture = page
    .locator(`img[src^="data:"], img[src$="${place}"]`)
    .first();
  await expect(picture).toHaveJSProperty("naturalWidth", 1333);
  await expect(picture).toHaveJSProperty("naturalHeight", 2000);
});
