import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page, type Route } from "@playwright/test";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  readFolder,
  type RawFiles,
} from "../../../src/gatsby/content/readContent";
import { annotation, fileProblem } from "../../../src/gatsby/content/problem";
import { onlineConfig, writeOnlineEditor } from "../../server/build";
import { copyContent, Hand, newEntry } from "../support/editor";
import { GitHubStandIn, worker } from "../support/GitHubStandIn";
import { Repository } from "../support/Repository";

const origin = "http://localhost:4999";
const site = mkdtempSync(path.join(tmpdir(), "site-"));
let files: RawFiles;
const settings = {
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "firm/website",
  EDITOR_AUTH_URL: worker,
};
let repository: Repository;
let standIn: GitHubStandIn;

test.beforeAll(async () => {
  const { folder } = await copyContent();
  files = readFolder(folder);
  await writeOnlineEditor(site, onlineConfig(settings), folder);
});

test.beforeEach(async ({ context }) => {
  repository = new Repository([...files]);
  standIn = new GitHubStandIn(repository);
  await standIn.answer(context);
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      path: path.join(
        site,
        new URL(route.request().url()).pathname
          .replace(/^\/website/, "")
          .replace(/\/admin$/, "/admin/index.html"),
      ),
    }),
  );
});

/** Signs in, in a tab of its own. */
async function signIn(page: Page, person = "asha"): Promise<Hand> {
  standIn.token = `token-${person}`;
  standIn.people.set(standIn.token, person);
  page.on("dialog", (dialog) => void dialog.accept());
  const hand = new Hand(page, `${origin}/admin/index.html`);
  await page.goto(hand.address);
  await hand.button("Sign in");
  await expect(page.getByRole("banner")).toContainText(person);
  return hand;
}

const news = "news/news-1.json";
const newTitle = "My title of this news item";

async function type(
  hand: Hand,
  file: string,
  field: string,
  words: string,
): Promise<void> {
  await hand.show(`#/edit/${file}`);
  await hand.page.locator(`#root_${field}`).fill(words);
}

async function saveEmail(hand: Hand, email: string): Promise<void> {
  await type(hand, "site.json", "email", email);
  await hand.save();
}

async function publish(hand: Hand): Promise<void> {
  await hand.link("Drafts");
  await hand.page.getByRole("button", { name: /^Publish/ }).click();
}

/** Publishes, and holds the request back. Returns all such requests. */
async function startPublishing(hand: Hand): Promise<readonly Route[]> {
  const merges: Route[] = [];
  const context = hand.page.context();
  await context.route("**/merge", (route) => void merges.push(route));
  await publish(hand);
  await expect.poll(() => merges.length).toBe(1);
  return merges;
}

const text = (branch: string, file: string) =>
  repository.read(branch, `content/${file}`);
const withEmail = (email: string) =>
  text("main", "site.json").replace(/"email": "[^"]+"/, `"email": "${email}"`);

test("sign in, draft, review, publish", async ({ page }) => {
  const hand = await signIn(page);
  const before = text("main", "site.json");
  await saveEmail(hand, "draft@example.com");
  await expect(page.getByText("Saved as a draft.")).toBeVisible();
  // Only the edited text differs from the published file.
  expect(text("editor/asha", "site.json")).toBe(withEmail("draft@example.com"));
  expect(text("main", "site.json")).toBe(before);
  await hand.link("Drafts");
  await expect(page.getByText("The check is running")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  repository.check = "failed";
  // As the workflow's content:check writes it.
  const [, file, start_line, title, message] =
    /file=(.+),line=(\d+),title=(.+)::(.+)/.exec(
      annotation({
        ...fileProblem("site.json", "“a@b” is no address.", "Write another."),
        field: "email",
      }),
    ) ?? [];
  repository.annotations = [
    { annotation_level: "failure", path: file, start_line, title, message },
    { annotation_level: "failure", path: ".github", message: "Exit code 1" },
  ];
  await hand.button("Check again");
  await expect(page.getByText("found something to change")).toBeVisible();
  const refused = page.getByRole("alert").getByRole("listitem");
  await expect(refused).toHaveText(/Email: “a@b” is no address. Write another/);
  await refused.getByRole("link").click();
  await expect(page.locator("#root_email")).toBeFocused();
  await hand.link("Drafts");
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeDisabled();

  // A second save changes the same draft.
  await page.getByRole("link", { name: /^Edit/ }).click();
  await saveEmail(hand, "better@example.com");
  repository.check = "passed";
  await hand.link("Drafts");
  await expect(page.getByRole("link", { name: /^Preview/ })).toHaveAttribute(
    "href",
    "https://preview.example.com",
  );
  repository.deletesBranches = true;
  // Until the answer comes, the view says so, and a second press merges nothing.
  const merges = await startPublishing(hand);
  await expect(page.getByText("This takes a moment")).toBeVisible();
  await page.getByRole("button", { name: /^Publish/ }).click({ force: true });
  await merges[0]?.fallback();
  await expect(page.getByText("everything is published")).toBeVisible();
  expect(merges).toHaveLength(1);
  await page.context().unroute("**/merge");
  expect(text("main", "site.json")).toContain("better@example.com");
  expect([...repository.branches.keys()]).toEqual(["main"]);

  // Taking everything back leaves no empty draft.
  const email = /"email": "([^"]+)"/.exec(before)?.[1] ?? "";
  await page.reload();
  await saveEmail(hand, email);
  await saveEmail(hand, "better@example.com");
  expect([...repository.branches.keys()]).toEqual(["main"]);
});

test("entries that have also changed on the site show both versions before the draft is published", async ({
  page,
}) => {
  const hand = await signIn(page);
  repository.check = "passed";
  await saveEmail(hand, "mine@example.com");
  await type(hand, news, "title", newTitle);
  await hand.save();
  repository.push("content/site.json", withEmail("theirs@example.com"));
  repository.push(
    `content/${news}`,
    text("main", news).replace(/"title": "/, "$&Their "),
  );
  await publish(hand);
  const alert = page.getByRole("alert").last();
  await expect(alert).toContainText("has also changed");
  await hand.open("#/edit/site.json");
  await hand.chooseMine();
  await hand.button("Save");
  await expect(alert).toContainText("choose a version");
  await hand.open(`#/edit/${news}`);
  await hand.chooseMine();
  await hand.save();
  await publish(hand);
  await expect(page.getByText("everything is published")).toBeVisible();
  expect(text("main", "site.json")).toContain("mine@example.com");
  expect(text("main", news)).toContain(newTitle);
});

test("an expired sign-in keeps the text, and a draft can be discarded", async ({
  page,
}) => {
  const hand = await signIn(page);
  await type(hand, "site.json", "email", "mine@example.com");
  standIn.people.clear();
  await hand.button("Save");
  await expect(page.getByText("sign-in has expired")).toBeVisible();
  standIn.people.set(standIn.token, "asha");
  await hand.button("Sign in");
  await page.getByRole("alert").waitFor({ state: "hidden" });
  await hand.save();
  await hand.link("Drafts");
  await page.getByRole("button", { name: /^Discard/ }).click();
  await expect(page.getByText("everything is published")).toBeVisible();
  expect([...repository.branches.keys()]).toEqual(["main"]);
});

test("a draft of another person can be published, but neither opened nor discarded; the entries that it adds and removes are named", async ({
  page,
}) => {
  const ravi = await signIn(page, "ravi");
  await type(ravi, news, "title", newTitle);
  await ravi.save();
  await ravi.remove();
  await ravi.button("Undo the removal");
  await page.getByText(/” is back\./).waitFor();
  expect(text("editor/ravi", news)).toContain(newTitle);
  await ravi.remove();
  await ravi.show("#/edit/news/");
  await newEntry(ravi, "News of a person");
  await ravi.save();
  await saveEmail(ravi, "ravi@example.com");
  // The next person signs in where the sign-in of the first has expired.
  standIn.people.clear();
  await type(ravi, "site.json", "email", "asha@example.com");
  await ravi.button("Save");
  standIn.token = "token-asha";
  standIn.people.set(standIn.token, "asha");
  await ravi.button("Sign in");
  await expect(page.getByRole("banner")).toContainText("asha");
  await expect(page.locator("#root_email")).toHaveValue("asha@example.com");
  await ravi.link("Drafts");
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText("New: News of a person")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Discard/ })).toHaveCount(0);
});

test("the drafts name what is not saved, and a publication that fails after its view was left says so", async ({
  page,
}) => {
  const hand = await signIn(page);
  repository.check = "passed";
  await saveEmail(hand, "mine@example.com");
  // What is published does not contain it.
  await type(hand, news, "title", newTitle);
  const merges = await startPublishing(hand);
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  // A button that can do nothing for now keeps the focus.
  const button = page.getByRole("button", { name: /^Publish/ });
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await hand.link("All content");
  await merges[0]?.abort();
  await expect(page.getByText("GitHub does not respond")).toBeVisible();
  expect(merges).toHaveLength(1);
});

test("an answer that breaks off and the page of a broken gateway say what to do, and the next save works", async ({
  page,
}) => {
  const hand = await signIn(page);
  const headers = { "Access-Control-Allow-Origin": "*" };
  const api = "https://api.github.com/**";
  for (const answer of [
    { status: 200, body: '{"sha": "a1' },
    { status: 502, body: "<h1>Bad gateway</h1>" },
  ]) {
    await type(hand, "site.json", "phone", `+91 22 5550 0${answer.status}`);
    await page
      .context()
      .route(api, (route) => route.fulfill({ ...answer, headers }));
    await hand.button("Save");
    await expect(page.getByText("GitHub does not respond")).toBeVisible();
    await page.context().unroute(api);
    await hand.save();
  }
  expect(text("editor/asha", "site.json")).toContain("5550 0502");
});

test("a form keeps its text when its draft is discarded elsewhere", async ({
  page,
}) => {
  const hand = await signIn(page);
  await saveEmail(hand, "mine@example.com");
  repository.move("editor/asha", undefined);
  await type(hand, "site.json", "phone", "+91 22 5550 0199");
  await hand.save();
  expect(text("editor/asha", "site.json")).toContain("mine@example.com");
});

test("a site in a folder of the host keeps what is typed in it apart", async ({
  page,
}) => {
  const hand = await signIn(page);
  await type(hand, "site.json", "email", "typed@example.com");
  const unsaved = page.getByText("Not saved yet");
  // A host may leave out the slash at the end.
  await page.goto(`${origin}/website/admin`);
  await expect(page.getByLabel(/^Search all texts/)).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await page.goto(hand.address);
  await expect(unsaved).toBeVisible();
});

test("a sign-in that is refused says what to do", async ({ page }) => {
  standIn.token = "";
  await page.goto(`${origin}/admin/index.html`);
  const signInAgain = page.getByRole("button", { name: "Sign in" });
  await signInAgain.click();
  await expect(page.getByText("did not accept the sign-in")).toBeVisible();
  await expect(signInAgain).toBeVisible();
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
