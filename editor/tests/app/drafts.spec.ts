import { readFileSync } from "node:fs";
import { expect, test } from "./editor";

const other = "theirs@example.com";
const mine = "mine@example.com";
interface Site {
  email: string;
  phone: string;
}

test.beforeEach(async ({ open }) => open("#/edit/site.json"));

test("Unsaved text is there again after a reload, and can be discarded", async ({
  page,
  store,
}) => {
  await page.locator("#root_email").fill(mine);
  await page.reload();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  await page.getByRole("button", { name: "Discard it" }).click();
  const { email } = store.value<Site>("site.json");
  await expect(page.locator("#root_email")).toHaveValue(email);
});

test("A file that changed since the unsaved text keeps both until somebody chooses", async ({
  page,
  store,
  save,
}) => {
  await page.locator("#root_email").fill(mine);
  await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
  const site = store.value<Site>("site.json");
  const text = JSON.stringify({
    ...site,
    email: other,
    phone: "+91 11111 11111",
  });
  store.files.set("site.json", { path: "site.json", text, version: "2" });
  await page.reload();
  const email = page.getByRole("radiogroup", { name: "Email" });
  await expect(email.getByLabel(`Theirs: ${other}`)).toBeVisible();
  await expect(email.getByLabel(`Yours: ${mine}`)).toBeChecked();
  await expect(page.getByLabel("Theirs: +91 11111 11111")).toBeChecked();
  await page.getByRole("button", { name: "Continue with these" }).click();
  await save();
  expect(store.saved).toMatchObject({ email: mine, phone: "+91 11111 11111" });
  expect(store.saves[0]?.changes[0]?.base).toBe("2");
});

test("A save over a newer file shows both", async ({ page, store }) => {
  await page.locator("#root_email").fill(mine);
  const site = store.value<Site>("site.json");
  const text = JSON.stringify({ ...site, email: other });
  store.nextSave = {
    status: "conflict",
    theirs: { path: "site.json", text, version: "7" },
  };
  await page.keyboard.press("Control+s");
  await page.getByLabel(`Theirs: ${other}`).check();
  await page.getByRole("button", { name: "Continue with these" }).click();
  await expect(page.locator("#root_email")).toHaveValue(other);
});

test("The last save can be undone", async ({ page, store, save }) => {
  const { email } = store.value<Site>("site.json");
  await page.locator("#root_email").fill(mine);
  await save();
  await page.getByRole("button", { name: "Undo this save" }).click();
  await expect(page.locator("#root_email")).toHaveValue(email);
});

test("A refused save leads to its field and to the other forms, in the firm's words", async ({
  page,
  open,
  store,
}) => {
  const file = "shared/success-stories.json";
  await open(`#/edit/${file}`);
  await page.getByRole("textbox", { name: "Heading" }).fill("Another heading");
  const problem = {
    severity: "error",
    line: 1,
    message: "The endTime is missing in content/site.json.",
    remedy: "Write it.",
  } as const;
  store.nextSave = {
    status: "refused",
    problems: [
      { ...problem, file, field: "stories[1].name" },
      { ...problem, file: "site.json", field: "email" },
    ],
  };
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#root_stories_1_name")).toBeFocused();
  await expect(
    page.getByText("The “End time” is missing in The firm").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: /^The firm/ }).click();
  await expect(page.locator("#root_email")).toBeFocused();
});

test("A value that the schema refuses is named at its field and not saved", async ({
  page,
  store,
}) => {
  const email = page.locator("#root_email");
  await email.fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(store.saves).toEqual([]);
});

test("A failed save keeps the text and says what to do", async ({
  page,
  open,
  store,
  save,
}) => {
  await open("#/edit/site.json", "?online");
  await page.locator("#root_email").fill(mine);
  store.nextSave = "Sign in again.";
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  store.nextSave = "The disk is full.";
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The disk is full.")).toBeVisible();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  await save();
});

test("A sign-in that fails says why, in the form and before it", async ({
  page,
  open,
  store,
}) => {
  await open("#/edit/site.json", "?online");
  await page.locator("#root_email").fill(mine);
  store.nextSave = "Sign in again.";
  await page.getByRole("button", { name: "Save" }).click();
  store.answers["signIn"] = () => {
    throw new Error("Sign in when the window is allowed.");
  };
  const signIn = page.getByRole("button", { name: "Sign in" });
  const reason = page.getByText("the window is allowed");
  await signIn.click();
  await expect(reason).toBeVisible();
  store.answers["user"] = () => {
    throw new Error("Sign in first.");
  };
  await page.reload();
  await signIn.click();
  await expect(reason).toBeVisible();
  store.answers["user"] = () => "Asha";
  store.answers["signIn"] = () => undefined;
  await signIn.click();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  store.answers["drafts"] = () => {
    throw new Error("Sign in again.");
  };
  await page.getByRole("link", { name: "Drafts" }).click();
  await signIn.waitFor();
  store.answers["drafts"] = () => [];
  await signIn.click();
  await expect(page.getByText("everything is published")).toBeVisible();
});

test("The page beside the form follows what is typed", async ({
  page,
  store,
}) => {
  store.answers["preview"] = () => ({ status: "shown", url: "/shown#tab" });
  for (const email of [mine, other]) {
    const shown = page.waitForRequest("**/shown");
    await page.locator("#root_email").fill(email);
    await shown;
  }
});

test("Forms work where the browser forbids storage", async ({
  page,
  open,
  save,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    });
  });
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await save();
});

test("Removing an entry of a list asks first", async ({
  page,
  open,
  store,
  save,
}) => {
  const figures = store.value<unknown[]>("shared/figures.json");
  await open("#/edit/shared/figures.json");
  await page.locator("[aria-expanded]").first().click();
  const asked = page.waitForEvent("dialog");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  expect((await asked).message()).toContain("Remove");
  await save();
  expect(store.saved).toEqual(figures.slice(1));
});

test("An entry of a list stays open when it moves", async ({ page, open }) => {
  await open("#/edit/shared/figures.json?field=0.number");
  await page.getByRole("button", { name: /^Move down/ }).click();
  await expect(page.locator("[aria-expanded=true]")).toHaveCount(1);
  await expect(page.locator("[data-field=root_1] :focus")).toBeVisible();
});

test("Search finds numbers and names, and opens the form at the field", async ({
  page,
  store,
}) => {
  const { groups } = store.value<{ groups: { tiers: { price: number }[] }[] }>(
    "pages/membership.json",
  );
  const { stories } = store.value<{ stories: { name: string }[] }>(
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
    await page.getByRole("searchbox").fill(words);
    const results = page.getByRole("search").getByRole("listitem");
    await results.filter({ hasText: place }).getByRole("link").first().click();
    await expect(page.locator(`#root_${id}`)).toBeFocused();
  }
});

test("A draft shows its check and is published or discarded", async ({
  page,
  open,
  store,
}) => {
  const draft = { url: "https://git.example.com/1", paths: ["site.json"] };
  const failed = {
    ...draft,
    id: "1",
    title: "Prices",
    check: "failed",
  } as const;
  store.drafts = [
    failed,
    { ...draft, id: "2", title: "Phone", check: "passed" },
  ];
  await open("#/drafts", "?online");
  await expect(
    page.getByRole("button", { name: "Publish Prices" }),
  ).toBeDisabled();
  store.drafts = [failed];
  await page.getByRole("button", { name: "Publish Phone" }).click();
  await expect(page.getByRole("heading", { name: "Phone" })).toBeHidden();
  store.drafts = [];
  await page.getByRole("button", { name: "Discard Prices" }).click();
  await expect(page.getByText("everything is published")).toBeVisible();
});

test("A picture of the device is added with its description", async ({
  page,
  open,
  store,
  save,
}) => {
  await open(`#/edit/${store.article}`);
  await page.getByRole("button", { name: "Change picture" }).first().click();
  await page.getByLabel(/^A picture of this device/).setInputFiles({
    name: "team.jpg",
    mimeType: "image/jpeg",
    buffer: readFileSync("content/images/heroes/home.jpg"),
  });
  const add = page.getByRole("button", { name: "Add this picture" });
  await expect(add).toBeDisabled();
  await page.getByLabel(/^Description for people/).fill("The team at a table");
  await add.click();
  await expect(page.getByText("The team at a table").first()).toBeVisible();
  await save();
  expect(JSON.stringify(store.saved)).toMatch(/team(-\d+)?\.jpg/);
});
