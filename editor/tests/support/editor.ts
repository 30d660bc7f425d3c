import AxeBuilder from "@axe-core/playwright";
import { test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFolder } from "../../server/contentFolder";
import { copyFolder, filesBelow } from "../../server/files";
import { serveEditor } from "../../server/serve";
import { copyContent } from "./copyContent";

/** The site beside the forms: every file is shown on one page. */
const site = {
  port: 0,
  preview: () => Promise.resolve("/shown#tab"),
};

interface Fixtures {
  /** A fresh copy of the content behind the forms. */
  content: ContentFolder;
  /** What a content file holds. */
  read: <T>(file: string) => T;
  /** Paths of the items that have a full article. */
  articles: readonly string[];
  /** Opens the editor at a view, such as "#/edit/site.json". */
  open: (view?: string) => Promise<void>;
  /** Saves, and expects that it worked. */
  save: () => Promise<void>;
  /** What axe finds in a part of the page. */
  faults: (part?: string) => Promise<string[]>;
}

interface Served {
  served: { content: ContentFolder; address: string };
}

export const test = base.extend<Fixtures, Served>({
  served: [
    async ({ browserName: _ }, provide) => {
      const content = copyContent();
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
    provide(<T>(file: string) => {
      const text = readFileSync(path.join(content.folder, file), "utf8");
      return JSON.parse(text) as T;
    }),
  articles: async ({ content, read }, provide) =>
    provide(
      filesBelow(content.folder)
        .filter((file) => /^(news|articles|blogs)\//.test(file))
        .filter((file) => read<{ article?: object }>(file).article),
    ),
  open: async ({ page, content: _, served: { address } }, provide) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.route("**/shown", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<main>The page</main>",
      }),
    );
    await provide(async (view = "#/") => {
      await page.goto(`${address}${view}`);
      await page.reload();
      await page.locator("h1").first().waitFor();
    });
  },
  save: async ({ page }, provide) =>
    provide(async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText(/^Saved\b/).waitFor();
    }),
  faults: async ({ page }, provide) =>
    provide(async (part = "body") => {
      const axe = new AxeBuilder({ page }).include(part).exclude("iframe");
      const { violations } = await axe.analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }),
});

export { expect } from "@playwright/test";
