import AxeBuilder from "@axe-core/playwright";
import { test as base, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFolder } from "../../server/contentFolder";
import { copyFolder, filesBelow } from "../../server/files";
import { serveEditor } from "../../server/serve";
import { copyContent } from "./copyContent";

/** Paths of the items that have a full article. */
export const articles = filesBelow("content")
  .filter((file) => /^(news|articles|blogs)\//.test(file))
  .filter((file) =>
    readFileSync(`content/${file}`, "utf8").includes('"article"'),
  );
export const [article = ""] = articles;

/** Uses the forms as a maintainer does, and counts the clicks. */
export class Hand {
  clicks = 0;
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  /** Opens the editor at a view, such as "#/edit/site.json". */
  async open(view = "#/"): Promise<void> {
    // An address that differs in its view alone would load nothing.
    await this.page.goto("about:blank");
    await this.page.goto(`${this.address}${view}`);
    await this.page.locator("h1").first().waitFor();
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.first().click();
  }
  link = (name: string) =>
    this.click(this.page.getByRole("link", { name, exact: true }));
  button = (name: string) =>
    this.click(this.page.getByRole("button", { name, exact: true }));
  /** Opens the row of a list or a section. */
  row = (name: string | RegExp) =>
    this.click(this.page.locator("[aria-expanded]", { hasText: name }));
  /** Chooses the first picture of the dialog. */
  picture = () =>
    this.click(this.page.getByRole("dialog").locator("button:has(img)"));
  field = (name: string) => this.page.getByLabel(name).first();

  /** Presses a key in the next frame, when the cursor is where the last click put it. */
  async press(key: string): Promise<void> {
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    await this.page.keyboard.press(key);
  }

  /** Saves, and expects that it worked. */
  async save(): Promise<void> {
    await this.button("Save");
    await this.page.getByText(/^Saved\b/).waitFor();
  }
}

interface Fixtures {
  /** A fresh copy of the content behind the forms. */
  content: ContentFolder;
  /** What a content file holds. */
  read: (file: string) => unknown;
  hand: Hand;
  /** What axe finds. */
  faults: () => Promise<string[]>;
}

interface Served {
  served: { content: ContentFolder; address: string };
}

export const test = base.extend<Fixtures, Served>({
  served: [
    async ({ browserName: _ }, provide) => {
      const content = copyContent();
      // Every file is shown on one page.
      const site = { port: 0, preview: () => Promise.resolve("/shown#tab") };
      const { address, close } = await serveEditor(0, content, site);
      await provide({ content, address });
      close();
    },
    { scope: "worker" },
  ],
  content: async ({ served: { content } }, provide) => {
    copyFolder("content", content.folder, new Map(), content.workFolder);
    await provide(content);
  },
  read: async ({ content }, provide) =>
    provide((file): unknown =>
      JSON.parse(readFileSync(path.join(content.folder, file), "utf8")),
    ),
  hand: async ({ page, content: _, served }, provide) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.route("**/shown", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<main>The page</main>",
      }),
    );
    await provide(new Hand(page, served.address));
  },
  faults: async ({ page }, provide) =>
    provide(async () => {
      const axe = new AxeBuilder({ page }).exclude("iframe");
      const { violations } = await axe.analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }),
});

export { expect } from "@playwright/test";
