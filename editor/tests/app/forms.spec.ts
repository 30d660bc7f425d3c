import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/editor";

const other = "theirs@example.com";
const mine = "mine@example.com";
interface Site {
  email: string;
  phone: string;
}

test("Unsaved text is there again after a reload, and can be discarded", async ({
  page,
  open,
  read,
}) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await page.reload();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  await page.getByRole("button", { name: "Discard it" }).click();
  const { email } = read<Site>("site.json");
  await expect(page.locator("#root_email")).toHaveValue(email);
});

for (const isReloaded of [true, false])
  test(`A file that somebody else changed shows both versions ${isReloaded ? "after a reload" : "on saving"}`, async ({
    page,
    open,
    content,
    read,
    save,
  }) => {
    await open("#/edit/site.json");
    await page.locator("#root_email").fill(mine);
    await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
    const phone = "+91 11111 11111";
    const theirs = { ...read<Site>("site.json"), email: other, phone };
    writeFileSync(
      path.join(content.folder, "site.json"),
      JSON.stringify(theirs),
    );
    if (isReloaded) await page.reload();
    else await page.keyboard.press("Control+s");
    const email = page.getByRole("radiogroup", { name: "Email" });
    await expect(email.getByLabel(`Yours: ${mine}`)).toBeChecked();
    await expect(page.getByLabel(`Theirs: ${phone}`)).toBeChecked();
    await expect(email.getByLabel(`Theirs: ${other}`)).toBeVisible();
    await page.getByRole("button", { name: "Continue with these" }).click();
    await save();
    expect(read("site.json")).toMatchObject({ email: mine, phone });
  });

test("The last save can be undone", async ({ page, open, read, save }) => {
  const { email } = read<Site>("site.json");
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await save();
  await page.getByRole("button", { name: "Undo this save" }).click();
  await expect(page.locator("#root_email")).toHaveValue(email);
  expect(read<Site>("site.json").email).toBe(email);
});

test("Removing an entry asks first; one that pages use is refused, and the problems lead to their forms", async ({
  page,
  open,
  read,
}) => {
  const figures = read<{ key: string }[]>("shared/figures.json");
  await open("#/edit/shared/figures.json");
  await page.locator("[aria-expanded]").first().click();
  const asked = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Remove" }).click();
  expect((await asked).message()).toContain("Remove");
  await page.getByRole("button", { name: "Save" }).click();
  const problems = page.getByRole("alert").getByRole("listitem");
  await expect(problems.first()).toBeVisible();
  expect(await problems.allTextContents()).not.toContainEqual(
    expect.stringMatching(/content\/|\.json/),
  );
  expect(read("shared/figures.json")).toEqual(figures);
  await problems.getByRole("link").first().click();
  await expect(page.locator("[data-field] :focus")).toBeVisible();
});

test("A save that the check refuses leads to its field, with the check's words", async ({
  page,
  open,
}) => {
  await open("#/edit/pages/cohort.json?field=hero.actions.0.to");
  const address = page.locator("#root_hero_actions_0_to");
  await address.fill("/nowhere");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("no page at").first()).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute("aria-invalid", "true");
});

test("A value that the schema refuses is named at its field and not saved", async ({
  page,
  open,
  read,
}) => {
  await open("#/edit/site.json");
  const email = page.locator("#root_email");
  await email.fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(email).toBeFocused();
  await expect(page.getByText("is not an e-mail address")).toBeVisible();
  expect(read<Site>("site.json").email).not.toBe("nobody");
});

test("A failed save keeps the text and says what to do", async ({
  page,
  open,
  save,
}) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await page.route("**/api/save", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Start it with npm run edit")).toBeVisible();
  await page.unroute("**/api/save");
  await save();
});

test("The page beside the form follows what is typed", async ({
  page,
  open,
}) => {
  await open("#/edit/site.json");
  for (const email of [mine, other]) {
    const shown = page.waitForRequest("**/shown");
    await page.locator("#root_email").fill(email);
    await shown;
  }
});

test("An entry of a list stays open when it moves", async ({ page, open }) => {
  await open("#/edit/shared/figures.json?field=0.number");
  await page.getByRole("button", { name: "Move down" }).click();
  const moved = page.locator("[data-field=root_1] [aria-expanded]");
  await expect(moved).toHaveAttribute("aria-expanded", "true");
});

test("Search finds numbers and names, and opens the form at the field", async ({
  page,
  open,
  read,
}) => {
  await open();
  const { groups } = read<{ groups: { tiers: { price: number }[] }[] }>(
    "pages/membership.json",
  );
  const { stories } = read<{ stories: { name: string }[] }>(
    "shared/success-stories.json",
  );
  for (const [words, place, id] of [
    [
      String(groups[0]?.tiers[0]?.price),
      "Membership",
      "groups_0_tiers_0_price",
    ],
    [stories[0]?.name ?? "", "Stories", "stories_0_name"],
  ] as const) {
    await page.getByRole("link", { name: "All content" }).click();
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

test("A picture of the device is turned, scaled down and loses its metadata; other files are rejected", async ({
  page,
  open,
  content,
  articles,
  read,
  save,
}) => {
  const [file = ""] = articles;
  await open(`#/edit/${file}`);
  await page.getByRole("button", { name: "Change picture" }).first().click();
  const input = page.getByLabel(/^A picture of this device/);
  const words = page.getByLabel(/^Description for people/);
  const add = page.getByRole("button", { name: "Add this picture" });
  for (const [name, mimeType] of [
    ["phone.heic", "image/heic"],
    ["broken.png", "image/png"],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer: Buffer.alloc(10) });
    await words.fill("The team at a table");
    await add.click();
    await expect(page.getByText(`“${name}” is damaged or not`)).toBeVisible();
  }
  // A photograph of 2400 x 1600 pixels.
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1600);
    canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  // EXIF orientation 6, a quarter turn.
  const exif = [
    0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1,
    1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  await input.setInputFiles({
    name: "Team Day.JPG",
    mimeType: "image/jpeg",
    buffer: Buffer.from([...jpeg.slice(0, 2), ...exif, ...jpeg.slice(2)]),
  });
  await words.fill("");
  await expect(add).toBeDisabled();
  await words.fill("The team at a table");
  await add.click();
  await save();
  const { path: place = "", alt } =
    read<{ path: string; alt: string }[]>("images/pictures.json").at(-1) ?? {};
  expect(alt).toBe("The team at a table");
  expect(JSON.stringify(read(file))).toContain(place);
  const stored = readFileSync(path.join(content.folder, "images", place));
  expect(stored.includes("Exif")).toBe(false);
  const size = await page
    .locator(`img[src^="data:"], img[src$="${place}"]`)
    .first()
    .evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
  expect(size).toEqual([1333, 2000]);
});
