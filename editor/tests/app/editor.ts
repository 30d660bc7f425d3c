import { test as base, type Page } from "@playwright/test";
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../server/files";
import type {
  Change,
  ContentFile,
  Draft,
  Picture,
  SaveResult,
} from "../../src/store/ContentStore";

const origin = "http://editor.test";
const contentFolder = path.join(__dirname, "../../../content");

function read(file: string): string {
  return readFileSync(path.join(contentFolder, file), "utf8");
}

/** What a content file holds. */
export function contentOf<T>(file: string): T {
  return JSON.parse(read(file)) as T;
}

/** Paths of all content files, below content/. */
export const contentFiles = filesBelow(contentFolder).filter(
  (file) => file.endsWith(".json") && !file.startsWith("schemas"),
);

/** Paths of the items that have a full article. */
export const filesWithText = contentFiles.filter((file) =>
  Boolean(contentOf<{ article?: object }>(file).article),
);

const catalogueTypes: Readonly<Record<string, string>> = {
  "images/pictures.json": "Picture",
  "images/logos.json": "Logo",
  "shared/figures.json": "Figure",
  "shared/statistics.json": "Statistic",
  "shared/services.json": "Service",
  "shared/categories.json": "Category",
  "redirects.json": "Redirect",
};

function typeOf(file: string): string {
  const { $schema = "" } = contentOf<{ $schema?: string }>(file);
  return catalogueTypes[file] ?? path.posix.basename($schema, ".json");
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "page.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** The store behind the page: saves everything unless a test prepares another answer. */
export class StoreStandIn {
  readonly saves: { changes: Change[]; title: string }[] = [];
  readonly files = new Map<string, ContentFile>();
  readonly previews: string[] = [];
  /** Answer of the next save; a number is the status of a failure. */
  nextSave: SaveResult | number | undefined;
  drafts: Draft[] = [];

  constructor() {
    for (const file of contentFiles)
      this.files.set(file, { path: file, text: read(file), version: "1" });
  }

  /** The text of the last save of one file, parsed. */
  get saved(): unknown {
    const text = this.saves.at(-1)?.changes[0]?.text ?? "null";
    return JSON.parse(text) as unknown;
  }

  answer(
    name: string,
    body: { changes: Change[]; title: string; path: string; alt: string },
  ): unknown {
    switch (name) {
      case "load":
        return this.load();
      case "save":
        return this.save(body);
      case "preview":
        this.previews.push(body.path);
        return { status: "shown", url: "/shown" };
      case "addPicture":
        return { ...body, url: `/pictures/${body.path}` };
      case "drafts":
        return this.drafts;
      default:
        return [];
    }
  }

  private save({
    changes,
    title,
  }: {
    changes: Change[];
    title: string;
  }): SaveResult {
    const next = this.nextSave;
    this.nextSave = undefined;
    if (typeof next === "object") return next;
    this.saves.push({ changes, title });
    const files = changes.flatMap((change) =>
      change.text === null
        ? []
        : [
            {
              path: change.path,
              text: change.text,
              version: `${Number(change.base) + 1}`,
            },
          ],
    );
    for (const file of files) this.files.set(file.path, file);
    return { status: "saved", files };
  }

  private load() {
    const schemas = filesBelow(contentFolder).filter((file) =>
      file.startsWith("schemas/"),
    );
    const pictures = contentOf<Picture[]>("images/pictures.json");
    return {
      files: [...this.files.values()],
      schemas: Object.fromEntries(
        schemas.map((file) => [path.basename(file, ".json"), contentOf(file)]),
      ),
      pictures: pictures.map((picture) => ({
        ...picture,
        url: `/pictures/${picture.path}`,
      })),
      typeOf: Object.fromEntries(
        contentFiles.map((file) => [file, typeOf(file)]),
      ),
    };
  }
}

async function serve(
  page: Page,
  store: StoreStandIn,
  script: string,
): Promise<void> {
  const html = (body: string) => ({
    contentType: "text/html",
    body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Page</title></head><body>${body}</body></html>`,
  });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, folder, ...rest] = pathname.split("/");
    if (pathname === "/editor.js")
      return route.fulfill({ contentType: "text/javascript", body: script });
    if (folder === "pictures")
      return route.fulfill({
        path: path.join(contentFolder, "images", ...rest),
      });
    if (pathname === "/shown")
      return route.fulfill(html("<main><p>The page</p></main>"));
    if (folder !== "store")
      return route.fulfill(
        html(`<div id="root"></div><script src="/editor.js"></script>`),
      );
    if (rest[0] === "save" && typeof store.nextSave === "number") {
      const status = store.nextSave;
      store.nextSave = undefined;
      return route.fulfill({
        status,
        body: "The disk is full. Free some space and save again; nothing you typed is lost.",
      });
    }
    return route.fulfill({
      json: store.answer(
        rest[0] ?? "",
        route.request().postDataJSON() as never,
      ),
    });
  });
}

interface Fixtures {
  store: StoreStandIn;
  /** Opens the editor at a view, such as "#/edit/site.json". */
  open: (view?: string, query?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { script: string }>({
  script: [
    async ({ browserName: _browserName }, provide) => provide(await bundle()),
    { scope: "worker" },
  ],
  store: async ({ browserName: _browserName }, provide) =>
    provide(new StoreStandIn()),
  open: async ({ page, store, script }, provide) => {
    await serve(page, store, script);
    page.on("dialog", (dialog) => void dialog.accept());
    await provide(async (view = "#/", query = "") => {
      await page.goto(`${origin}/${query}${view}`);
      await page.reload();
      await page.locator("h1").first().waitFor();
    });
  },
});

export { expect } from "@playwright/test";
