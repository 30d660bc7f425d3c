import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onlineConfig, writeOnlineEditor } from "../../server/build";
import { filesBelow } from "../../server/files";
import { GitHubStandIn, worker } from "../support/GitHubStandIn";
import { Repository } from "../support/Repository";

const origin = "http://localhost:4999";
const site = mkdtempSync(path.join(tmpdir(), "site-"));
const files = filesBelow("content").map(
  (name) => [`content/${name}`, readFileSync(`content/${name}`)] as const,
);
const settings = {
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "firm/website",
  EDITOR_AUTH_URL: worker,
};
let repository: Repository;
let standIn: GitHubStandIn;

test.beforeAll(() => writeOnlineEditor(site, onlineConfig(settings)));

test.beforeEach(async ({ context }) => {
  repository = new Repository(new Map(files));
  standIn = new GitHubStandIn(repository);
  await standIn.answer(context);
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      path: path.join(site, new URL(route.request().url()).pathname),
    }),
  );
});

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

async function signIn(page: Page, person = "asha"): Promise<void> {
  standIn.token = `token-${person}`;
  standIn.people.set(standIn.token, person);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${origin}/admin/index.html`);
  await button(page, "Sign in").click();
  await expect(page.getByRole("banner")).toContainText(person);
}

async function openEntry(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/edit/${file}`);
  await page.locator("[data-field], #root_email").first().waitFor();
}

async function saveEmail(page: Page, email: string): Promise<void> {
  await openEntry(page, "site.json");
  await page.locator("#root_email").fill(email);
  await button(page, "Save").click();
  await page.getByText("Saved as a draft.").waitFor();
}

/** Chooses one's own version of an entry that has also changed on the site, and saves it. */
async function chooseVersion(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/edit/${file}`);
  await button(page, "Continue with these").waitFor();
  for (const choice of await page.getByLabel(/^Yours/).all())
    await choice.check();
  await button(page, "Continue with these").click();
  await button(page, "Save").click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Drafts" }).click();
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
}

const text = (branch: string, file: string) =>
  repository.read(branch, `content/${file}`);
const withEmail = (email: string) =>
  text("main", "site.json").replace(/"email": "[^"]+"/, `"email": "${email}"`);

test("sign in, draft, review, publish", async ({ page }) => {
  await signIn(page);
  const before = text("main", "site.json");
  await saveEmail(page, "draft@example.com");
  // Only the edited text differs from the published file.
  expect(text("editor/asha", "site.json")).toBe(withEmail("draft@example.com"));
  expect(text("main", "site.json")).toBe(before);
  await page.getByRole("link", { name: "Drafts" }).click();
  await expect(page.getByText("The check is running")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  repository.check = "failed";
  await button(page, "Check again").click();
  await expect(page.getByText("found something to change")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeDisabled();

  // A second save changes the same draft.
  await page.getByRole("link", { name: /^Edit/ }).click();
  await saveEmail(page, "better@example.com");
  repository.check = "passed";
  await page.getByRole("link", { name: "Drafts" }).click();
  await expect(page.getByRole("link", { name: /^Preview/ })).toHaveAttribute(
    "href",
    "https://preview.example.com",
  );
  repository.deletesBranches = true;
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByText("everything is published")).toBeVisible();
  expect(text("main", "site.json")).toContain("better@example.com");
  expect([...repository.branches.keys()]).toEqual(["main"]);

  // Taking everything back leaves no empty draft.
  const email = /"email": "([^"]+)"/.exec(before)?.[1] ?? "";
  await page.reload();
  await saveEmail(page, email);
  await saveEmail(page, "better@example.com");
  expect([...repository.branches.keys()]).toEqual(["main"]);
});

test("two tabs that save at once, and a reviewer's commit: nothing is lost", async ({
  page,
  context,
}) => {
  const news = "news/news-1.json";
  await signIn(page);
  const other = await context.newPage();
  await signIn(other);
  await openEntry(page, "site.json");
  await page.locator("#root_email").fill("mine@example.com");
  await openEntry(other, news);
  await other.locator("#root_title").fill("My title of this news item");
  await Promise.all([page, other].map((tab) => button(tab, "Save").click()));
  for (const tab of [page, other])
    await tab.getByText("Saved as a draft.").waitFor();
  expect(text("editor/asha", "site.json")).toContain("mine@example.com");
  expect(text("editor/asha", news)).toContain("My title of this news item");

  const phone = "+91 22222 22222";
  const reviewed = text("editor/asha", "site.json");
  repository.push(
    "content/site.json",
    reviewed.replace(/"phone": "[^"]+"/, `"phone": "${phone}"`),
    "editor/asha",
  );
  await page.locator("#root_email").fill("newer@example.com");
  await button(page, "Save").click();
  await page.getByText("Saved as a draft.").waitFor();
  await expect(page.locator("#root_phone")).toHaveValue(phone);
  expect(text("editor/asha", "site.json")).toContain(phone);
  expect(text("editor/asha", "site.json")).toContain("newer@example.com");
});

test("entries that have also changed on the site show both versions before the draft is published", async ({
  page,
}) => {
  const news = "news/news-1.json";
  await signIn(page);
  repository.check = "passed";
  await saveEmail(page, "mine@example.com");
  await openEntry(page, news);
  await page.locator("#root_title").fill("My title of this news item");
  await button(page, "Save").click();
  await page.getByText("Saved as a draft.").waitFor();
  repository.push("content/site.json", withEmail("theirs@example.com"));
  repository.push(
    `content/${news}`,
    text("main", news).replace(/"title": "/, "$&Their "),
  );
  await publish(page);
  await expect(page.getByRole("alert")).toContainText("has also changed");

  for (const file of ["site.json", news]) {
    await page.reload();
    await chooseVersion(page, file);
    if (file === news) await page.getByText("Saved as a draft.").waitFor();
    else
      await expect(page.getByRole("alert").last()).toContainText(
        "choose a version",
      );
  }
  await publish(page);
  await expect(page.getByText("everything is published")).toBeVisible();
  expect(text("main", "site.json")).toContain("mine@example.com");
  expect(text("main", news)).toContain("My title of this news item");
});

test("the second of two drafts with pictures is merged with the first", async ({
  page,
  context,
}) => {
  const add = async (on: Page, name: string) => {
    await openEntry(on, "news/news-1.json");
    await button(on, "Change picture").first().click();
    await on.getByLabel(/^A picture of this device/).setInputFiles({
      name,
      mimeType: "image/jpeg",
      buffer: readFileSync("content/images/heroes/home.jpg"),
    });
    await on.getByLabel(/^Description for people/).fill(`Picture ${name}`);
    await button(on, "Add this picture").click();
    await on.getByRole("dialog").waitFor({ state: "hidden" });
  };
  const catalogue = "images/pictures.json";
  repository.check = "passed";
  await signIn(page);
  const other = await context.newPage();
  await signIn(other, "ravi");
  await add(page, "One.jpg");
  await add(other, "Two.jpg");
  await publish(page);
  await expect(page.getByRole("heading", { name: "asha" })).toBeHidden();
  await publish(other);
  await expect(other.getByRole("alert")).toContainText("has also changed");
  await other.reload();
  // Nothing has to be chosen: what does not touch is merged.
  await openEntry(other, catalogue);
  await button(other, "Save").click();
  await other.getByText("Saved as a draft.").waitFor();
  await publish(other);
  await expect(other.getByText("everything is published")).toBeVisible();
  expect(text("main", catalogue)).toContain("One.jpg");
  expect(text("main", catalogue)).toContain("Two.jpg");
});

test("an expired sign-in keeps the text, and a draft can be discarded", async ({
  page,
}) => {
  await signIn(page);
  await openEntry(page, "site.json");
  await page.locator("#root_email").fill("mine@example.com");
  standIn.people.clear();
  await button(page, "Save").click();
  await expect(page.getByText("sign-in has expired")).toBeVisible();
  standIn.people.set(standIn.token, "asha");
  await button(page, "Sign in").click();
  await page.getByRole("alert").waitFor({ state: "hidden" });
  await button(page, "Save").click();
  await page.getByText("Saved as a draft.").waitFor();
  await page.getByRole("link", { name: "Drafts" }).click();
  await page.getByRole("button", { name: /^Discard/ }).click();
  await expect(page.getByText("everything is published")).toBeVisible();
  expect([...repository.branches.keys()]).toEqual(["main"]);
});

test("a sign-in that is refused says what to do", async ({ page }) => {
  standIn.token = "";
  await page.goto(`${origin}/admin/index.html`);
  await button(page, "Sign in").click();
  await expect(page.getByText("did not accept the sign-in")).toBeVisible();
  await expect(button(page, "Sign in")).toBeVisible();
});

test("the page runs its own scripts only, contacts its own services only, and is not indexed", () => {
  const html = readFileSync(path.join(site, "admin/index.html"), "utf8");
  expect(html).toContain("default-src 'none'; script-src 'self';");
  expect(html).toContain(
    `connect-src 'self' ${worker} https://api.github.com;`,
  );
  expect(html).toContain('name="robots" content="noindex"');
});

test("a missing setting is named", () => {
  const given = { ...settings, EDITOR_AUTH_URL: "" };
  expect(() => onlineConfig(given)).toThrow("EDITOR_AUTH_URL");
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "other" })).toThrow(
    "must be github",
  );
});
