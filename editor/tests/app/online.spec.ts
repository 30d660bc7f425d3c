import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onlineConfig, writeOnlineEditor } from "../../server/build";
import { filesBelow } from "../../server/files";
import { GitStandIn, worker } from "../support/gitStandIn";
import { Repository } from "../support/repository";

type Service = "github" | "gitlab";

const origin = "http://localhost:4999";
const site = mkdtempSync(path.join(tmpdir(), "site-"));
const files = filesBelow("content").map(
  (name) => [`content/${name}`, readFileSync(`content/${name}`)] as const,
);
const settings = {
  EDITOR_REPOSITORY: "firm/website",
  EDITOR_AUTH_URL: "",
  EDITOR_APP_ID: "",
};
let repository: Repository;
let standIn: GitStandIn;

test.beforeAll(async () => {
  for (const service of ["github", "gitlab"] as const) {
    const config = onlineConfig({
      ...settings,
      EDITOR_BACKEND: service,
      ...(service === "github"
        ? { EDITOR_AUTH_URL: worker }
        : { EDITOR_APP_ID: "1" }),
    });
    mkdirSync(path.join(site, service));
    await writeOnlineEditor(path.join(site, service), config);
  }
});

test.beforeEach(async ({ context }) => {
  repository = new Repository(new Map(files));
  standIn = new GitStandIn(repository);
  await standIn.answer(context);
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      path: path.join(site, new URL(route.request().url()).pathname),
    }),
  );
});

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

async function signIn(
  page: Page,
  person = "asha",
  service: Service = "github",
): Promise<void> {
  standIn.token = `token-${person}`;
  standIn.people.set(standIn.token, person);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${origin}/${service}/admin/index.html`);
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

/** Saves the suggested choices for an entry that has also changed on the site. */
async function chooseVersion(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/edit/${file}`);
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

for (const service of ["github", "gitlab"] as const)
  test(`sign in, draft, review, publish: ${service}`, async ({ page }) => {
    await signIn(page, "asha", service);
    const before = text("main", "site.json");
    await saveEmail(page, "draft@example.com");
    // Only the edited text differs from the published file.
    expect(text("editor/asha", "site.json")).toBe(
      withEmail("draft@example.com"),
    );
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
    if (service === "github")
      await expect(
        page.getByRole("link", { name: /^Preview/ }),
      ).toHaveAttribute("href", "https://preview.example.com");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("everything is published")).toBeVisible();
    expect(text("main", "site.json")).toContain("better@example.com");
    expect([...repository.branches.keys()]).toEqual(["main"]);
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
  await chooseVersion(other, catalogue);
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

for (const service of ["github", "gitlab"] as const)
  test(`a sign-in that is refused says what to do: ${service}`, async ({
    page,
  }) => {
    standIn.authorizeAnswer = "error=access_denied";
    await page.goto(`${origin}/${service}/admin/index.html`);
    await button(page, "Sign in").click();
    await expect(page.getByText("did not accept the sign-in")).toBeVisible();
    await expect(button(page, "Sign in")).toBeVisible();
  });

test("the page may only contact its own services, and is not indexed", () => {
  const html = readFileSync(path.join(site, "github/admin/index.html"), "utf8");
  expect(html).toContain("default-src 'none'");
  expect(html).toContain(
    `connect-src 'self' ${worker} https://api.github.com;`,
  );
  expect(html).toContain('name="robots" content="noindex"');
});

test("a missing setting is named", () => {
  const given = { ...settings, EDITOR_BACKEND: "github" };
  expect(() => onlineConfig(given)).toThrow("EDITOR_AUTH_URL");
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "gitlab" })).toThrow(
    "EDITOR_APP_ID",
  );
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "other" })).toThrow(
    "must be github or gitlab",
  );
});
