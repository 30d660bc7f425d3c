import { contentOf, expect, test } from "./editor";

const site = contentOf<{ email: string; phone: string }>("site.json");
const other = "theirs@example.com";
const mine = "mine@example.com";

test("Unsaved text is there again after a reload, and can be discarded", async ({
  page,
  open,
}) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await page.reload();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.locator("#root_email")).toHaveValue(site.email);
});

test("A file that changed since the unsaved text keeps both until somebody chooses", async ({
  page,
  open,
  store,
}) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
  await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
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
  await expect(
    page.getByRole("radiogroup", { name: "Phone" }).getByLabel(/^Theirs/),
  ).toBeChecked();
  await page.getByRole("button", { name: "Continue with these" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  expect(store.saved).toMatchObject({ email: mine, phone: "+91 11111 11111" });
  expect(store.saves[0]?.changes[0]?.base).toBe("2");
});

test("A save over a newer file shows both", async ({ page, open, store }) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill(mine);
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

test("A refused save leads to its field and to the other forms, in the firm's words", async ({
  page,
  open,
  store,
}) => {
  const stories = contentOf<{ stories: { name: string }[] }>(
    "shared/success-stories.json",
  );
  await open("#/edit/shared/success-stories.json");
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
      {
        ...problem,
        file: "shared/success-stories.json",
        field: "stories[1].name",
      },
      { ...problem, file: "site.json", field: "email" },
    ],
  };
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#root_stories_1_name")).toBeFocused();
  await expect(page.locator("#root_stories_1_name")).toHaveValue(
    stories.stories[1]?.name ?? "",
  );
  await expect(
    page.getByText("The “End time” is missing in The firm").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: /^The firm/ }).click();
  await expect(page.locator("#root_email")).toBeFocused();
});

test("A value that the schema refuses is named at its field and not saved", async ({
  page,
  open,
  store,
}) => {
  await open("#/edit/site.json");
  await page.locator("#root_email").fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#root_email")).toBeFocused();
  await expect(page.locator("#root_email")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(store.saves).toEqual([]);
});

test("A failed save keeps the text and says what to do", async ({
  page,
  open,
  store,
}) => {
  await open("#/edit/site.json", "?online");
  await page.locator("#root_email").fill(mine);
  store.nextSave = 401;
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  store.nextSave = 500;
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The disk is full.")).toBeVisible();
  await expect(page.locator("#root_email")).toHaveValue(mine);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved as a draft.")).toBeVisible();
});

test("Removing an entry of a list asks first and can be undone by not saving", async ({
  page,
  open,
  store,
}) => {
  const figures = contentOf<unknown[]>("shared/figures.json");
  await open("#/edit/shared/figures.json");
  await page.locator("[aria-expanded]").first().click();
  const asked = page.waitForEvent("dialog");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  expect((await asked).message()).toContain("Remove");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  expect(store.saved).toEqual(figures.slice(1));
});

test("Search finds numbers, names and words, and opens the form at the field", async ({
  page,
  open,
}) => {
  const { groups } = contentOf<{ groups: { tiers: { price: number }[] }[] }>(
    "pages/membership.json",
  );
  await open();
  await page.getByRole("searchbox").fill(String(groups[0]?.tiers[0]?.price));
  await page
    .getByRole("search")
    .getByRole("listitem")
    .filter({ hasText: "Membership" })
    .getByRole("link")
    .first()
    .click();
  await expect(page.locator("#root_groups_0_tiers_0_price")).toBeFocused();
  for (const name of [
    contentOf<{ stories: { name: string }[] }>("shared/success-stories.json")
      .stories[0]?.name ?? "",
  ]) {
    await page.getByRole("link", { name: "All content" }).click();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("search").getByRole("link", { name }).first().click();
    await expect(page.locator("#root_stories_0_name")).toBeFocused();
  }
});

test("A draft shows its check and is published or discarded", async ({
  page,
  open,
  store,
}) => {
  const draft = {
    id: "1",
    title: "New prices",
    url: "https://git.example.com/1",
    paths: ["pages/membership.json"],
  };
  store.drafts = [
    { ...draft, check: "failed" },
    { ...draft, id: "2", title: "Phone", check: "passed" },
  ];
  await open("#/drafts", "?online");
  await expect(
    page.getByRole("button", { name: "Publish New prices" }),
  ).toBeDisabled();
  store.drafts = store.drafts.slice(0, 1);
  await page.getByRole("button", { name: "Publish Phone" }).click();
  await expect(page.getByRole("heading", { name: "Phone" })).toBeHidden();
  store.drafts = [];
  await page.getByRole("button", { name: "Discard New prices" }).click();
  await expect(page.getByText("everything is published")).toBeVisible();
});
