import { test as base, type Page } from "@playwright/test";
import { build } from "esbuild";
import path from "node:path";
import { ContentFolder } from "../../server/contentFolder";
import type {
  Change,
  Content,
  ContentFile,
  Draft,
  SaveResult,
} from "../../src/store/ContentStore";

const origin = "http://editor.test";
const folder = path.join(__dirname, "../../../content");

/** The store behind the page: saves everything unless a test prepares another answer. */
export class StoreStandIn {
  readonly saves: { changes: Change[]; title: string }[] = [];
  readonly files = new Map<string, ContentFile>();
  /** Answer of the next save; a string is the message of a failure. */
  nextSave: SaveResult | string | undefined;
  drafts: Draft[] = [];

  constructor(private readonly loaded: Content) {
    for (const file of loaded.files)
      this.files.set(file.path, { ...file, version: "1" });
  }

  /** What a content file holds. */
  value<T>(file: string): T {
    return JSON.parse(this.files.get(file)?.text ?? "") as T;
  }

  /** Path of an item with a full article. */
  get article(): string {
    return this.articles[0] ?? "";
  }

  /** Paths of the items that have a full article. */
  get articles(): string[] {
    return [...this.files.keys()].filter(
      (file) => this.value<{ article?: object }>(file).article,
    );
  }

  /** What the last save wrote into its file. */
  get saved(): unknown {
    return JSON.parse(this.saves.at(-1)?.changes[0]?.text ?? "null");
  }

  readonly answers: Record<string, (body: never) => unknown> = {
    user: () => "Asha",
    signIn: () => undefined,
    load: () => ({ ...this.loaded, files: [...this.files.values()] }),
    save: (body: { changes: Change[]; title: string }) => this.save(body),
    undo: () => this.undo(),
    preview: () => ({ status: "shown", url: "/shown" }),
    drafts: () => this.drafts,
    publish: () => undefined,
    discard: () => undefined,
  };

  private save(body: { changes: Change[]; title: string }): SaveResult {
    const next = this.nextSave;
    this.nextSave = undefined;
    if (typeof next === "string") throw new Error(next);
    if (next) return next;
    this.saves.push(body);
    const files = body.changes.flatMap(({ path: file, text, base: version }) =>
      text === null ? [] : [{ path: file, text, version: `${version}+` }],
    );
    for (const file of files) this.files.set(file.path, file);
    return { status: "saved", files };
  }

  private undo(): void {
    const [change] = this.saves.at(-1)?.changes ?? [];
    const file = this.loaded.files.find((known) => known.path === change?.path);
    if (file) this.files.set(file.path, file);
  }
}

async function serve(page: Page, store: StoreStandIn, script: string) {
  await page.exposeFunction("ask", (name: string, body: never) =>
    store.answers[name]?.(body),
  );
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/pictures/"))
      return route.fulfill({
        path: path.join(folder, "images", pathname.slice("/pictures/".length)),
      });
    const body =
      pathname === "/shown"
        ? "<main><p>The page</p></main>"
        : `<div id="root"></div><script>${script}</script>`;
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Page</title></head><body>${body}</body></html>`,
    });
  });
}

interface Fixtures {
  store: StoreStandIn;
  /** Opens the editor at a view, such as "#/edit/site.json". */
  open: (view?: string, query?: string) => Promise<void>;
  /** Saves, and expects that it worked. */
  save: () => Promise<void>;
}

interface Loaded {
  content: Content;
  script: string;
}

export const test = base.extend<Fixtures, Loaded>({
  content: [
    async ({ browserName: _ }, provide) =>
      provide(await new ContentFolder(folder, "").load()),
    { scope: "worker" },
  ],
  script: [
    async ({ browserName: _ }, provide) => {
      const { outputFiles } = await build({
        entryPoints: [path.join(__dirname, "page.tsx")],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        jsx: "automatic",
        define: { "process.env.NODE_ENV": '"production"' },
      });
      await provide(outputFiles[0]?.text ?? "");
    },
    { scope: "worker" },
  ],
  store: async ({ content }, provide) => provide(new StoreStandIn(content)),
  open: async ({ page, store, script }, provide) => {
    await serve(page, store, script);
    page.on("dialog", (dialog) => void dialog.accept());
    await provide(async (view = "#/", query = "") => {
      await page.goto(`${origin}/${query}${view}`);
      await page.reload();
      await page.locator("h1").first().waitFor();
    });
  },
  save: async ({ page }, provide) =>
    provide(async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText(/^Saved\b/).waitFor();
    }),
});

export { expect } from "@playwright/test";
