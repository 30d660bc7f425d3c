import {
  expect,
  test as base,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { testContent } from "../../../__tests__/support/testContent";
import { ContentFolder } from "../../server/contentFolder";
import { copyFolder, writeFiles } from "../../../tools/folderFiles";
import { serveEditor } from "../../server/serve";

/** The tests' own content, in a folder that a test may change. */
export async function copyContent(): Promise<ContentFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const content = path.join(folder, "content");
  const work = path.join(folder, "work");
  writeFiles(content, await testContent(), work);
  return new ContentFolder(content, work);
}

/** An item with a full text. */
export const article = "articles/articles-1.json";

/** Uses the forms as a maintainer does. */
export class Hand {
  constructor(
    readonly page: Page,
    readonly address: string,
  ) {}

  /** Opens the editor at a view, such as "#/edit/site.json". */
  async open(view = "#/"): Promise<void> {
    // An address that differs in its view alone would load nothing.
    await this.page.goto("about:blank");
    await this.page.goto(`${this.address}${view}`);
    await this.page.locator("h1").first().waitFor();
  }

  /** Shows a view without loading the page again. */
  show = (view: string) =>
    this.page.evaluate((hash) => void (location.hash = hash), view);

  link = (name: string) =>
    this.page.getByRole("link", { name, exact: true }).first().click();
  button = (name: string) =>
    this.page.getByRole("button", { name, exact: true }).first().click();
  /** Opens the row of a list or a section. */
  row = (hasText: string | RegExp) =>
    this.page.locator("[aria-expanded]", { hasText }).first().click();
  /** Chooses the first picture of the dialog. */
  picture = () =>
    this.page.getByRole("dialog").locator("button:has(img)").first().click();
  field = (name: string) => this.page.getByLabel(name).first();

  /** Types in the next frame, when the cursor is where the last click put it. */
  async type(words: string): Promise<void> {
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    await this.page.keyboard.type(words);
  }
  async press(key: string): Promise<void> {
    await this.type("");
    await this.page.keyboard.press(key);
  }

  /** The file of the view, after a first save. */
  file = () => /edit\/([^?]+)/.exec(this.page.url())?.[1] ?? "";

  /** Chooses one's own texts where both versions are shown. */
  async chooseMine(): Promise<void> {
    await this.page.getByText("Somebody changed this entry").waitFor();
    for (const choice of await this.page.getByLabel(/^Yours/).all())
      await choice.check();
    await this.button("Continue with these");
  }

  /** Removes the entry of the view. */
  async remove(): Promise<void> {
    await this.page
      .getByRole("button", { name: /^Remove “/ })
      .last()
      .click();
    await this.page.getByText(/^Removed “/).waitFor();
  }

  /** Saves, and expects that it worked. */
  async save(): Promise<void> {
    await this.button("Save");
    await this.page.getByText(/^Saved\b/).waitFor();
  }
}

/** Holds the answers of saves back. Returns a function that waits for one and sends them. */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  const hold = async (route: Route) => {
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  };
  await page.route("**/api/save", hold);
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute("**/api/save", hold);
    for (const answer of held) await answer();
  };
}

/** Fills in the form of a picture of this device. */
export async function describePicture(
  { page }: Hand,
  file: Parameters<Locator["setInputFiles"]>[0],
  words: string,
): Promise<void> {
  await page.getByLabel(/^A picture of this device/).setInputFiles(file);
  await page.getByLabel(/^Description for people/).fill(words);
}

/** Fills in a new item. */
export async function newEntry(hand: Hand, title: string): Promise<void> {
  await hand.field("Title").fill(title);
  await hand
    .field("Description")
    .fill(
      "A sentence about the new entry that is long enough for the card and for search results.",
    );
  await hand.field("Date").fill("2027-03-01");
  await hand.field("Category").click();
  await hand.page.getByRole("option").nth(1).click();
  await hand.button("Choose picture");
  await hand.picture();
}

interface Fixtures {
  /** A fresh copy of the content behind the forms. */
  content: ContentFolder;
  /** The text of a content file. */
  saved: (file: string) => string;
  hand: Hand;
}

interface Served {
  served: { original: string; content: ContentFolder; address: string };
}

export const test = base.extend<Fixtures, Served>({
  served: [
    async ({ browserName: _ }, provide) => {
      const { folder: original } = await copyContent();
      const content = await copyContent();
      // Every file is shown on one page.
      const site = { port: 0, preview: () => Promise.resolve("/shown#tab") };
      const { origin, close } = await serveEditor(0, content, site);
      await provide({ original, content, address: `${origin}/admin/` });
      await close();
    },
    { scope: "worker" },
  ],
  content: async ({ served: { original, content } }, provide) => {
    copyFolder(original, content.folder, new Map(), content.workFolder);
    await provide(content);
  },
  saved: async ({ content: { folder } }, provide) =>
    provide((file) => readFileSync(`${folder}/${file}`, "utf8")),
  hand: async ({ page, content: _, served }, provide) => {
    page.on("dialog", (dialog) => void dialog.accept());
    const shown = { contentType: "text/html", body: "<main>The page</main>" };
    await page.route("**/shown", (route) => route.fulfill(shown));
    await provide(new Hand(page, served.address));
  },
});

export { expect };
