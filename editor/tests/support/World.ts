import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentFolder } from "../../server/contentFolder";
import { filesBelow, readIfExists } from "../../server/files";
import { Editor } from "../../src/app/state/Editor";
import type { ContentStore } from "../../src/store/ContentStore";
import type { PublishedContent } from "../../src/store/OnlineStore";
import { OnlineStore } from "../../src/store/OnlineStore";
import { UnsavedCopies, type CopyStorage } from "../../src/store/UnsavedCopies";
import { GitHubStandIn, worker } from "./GitHubStandIn";
import { Repository } from "./Repository";

export const firstFiles = {
  "site.json": '{ "email": "e", "phone": "p" }\n',
  "news/news-1.json": '{ "id": "news-1", "title": "t", "text": "x" }\n',
  "images/pictures.json": "[]\n",
};

/** A person's browser. */
export class Browser implements CopyStorage {
  isFull = false;
  readonly tabs = new Map<string, Tab>();
  private readonly texts = new Map<string, string>();
  constructor(readonly person: string) {}
  get length() {
    return this.texts.size;
  }
  key = (at: number) => [...this.texts.keys()][at] ?? null;
  getItem = (name: string) => this.texts.get(name) ?? null;
  removeItem = (name: string) => void this.texts.delete(name);
  setItem(name: string, text: string) {
    if (this.isFull) throw new Error("The storage is full.");
    this.texts.set(name, text);
  }
  get everything() {
    return [...this.texts.values()].join("\n");
  }
}

/** A tab of a browser, with its requests held back until the test lets them go on. */
export class Tab {
  entry = "";
  isClosed = false;
  readonly editor: Editor;
  constructor(
    readonly world: World,
    readonly browser: Browser,
    readonly name: string,
  ) {
    this.editor = new Editor(
      world.storeOf(this),
      { entry: () => this.entry, open: (entry) => this.open(entry) },
      () =>
        Promise.resolve(
          new UnsavedCopies(
            browser,
            browser.person,
            name,
            (tab) => !browser.tabs.has(tab),
          ),
        ),
    );
  }

  open(entry: string): void {
    const before = this.entry;
    this.entry = entry;
    if (before) this.editor.close(before);
    if (this.isReady(entry)) this.editor.session(entry);
  }

  private isReady = (entry: string) =>
    this.editor.content.paths.length > 0 &&
    (entry.endsWith("/") || this.editor.content.file(entry) !== undefined);

  /** The form that is shown; undefined if there is none. */
  get form() {
    return this.entry && this.isReady(this.entry)
      ? this.editor.session(this.entry)
      : undefined;
  }
}

/** One store, and everybody who writes to it. */
export class World {
  readonly browsers = ["asha", "ravi"].map((name) => new Browser(name));
  readonly held: (() => void)[] = [];
  running = 0;
  refusesNext = false;
  losesNext = false;
  /** Says "Saved" of a text: the texts that have to be stored. */
  readonly claims: string[] = [];
  readonly repository: Repository;
  readonly folder: string;
  private readonly content: ContentFolder;
  private readonly standIn: GitHubStandIn;
  private readonly context = new AsyncLocalStorage<Tab>();

  constructor(readonly isOnline: boolean) {
    const root = mkdtempSync(path.join(tmpdir(), "model-"));
    this.folder = path.join(root, "content");
    for (const [name, text] of Object.entries(firstFiles))
      this.write(name, text);
    const problem = {
      severity: "error",
      file: "site.json",
      field: "",
      message: "No.",
      remedy: "",
    };
    this.content = new ContentFolder(
      this.folder,
      path.join(root, "work"),
      async (_folder, changes) => {
        const isRefused = this.refusesNext && (changes?.size ?? 0) > 0;
        await this.hold();
        if (isRefused) this.refusesNext = false;
        return isRefused ? [problem as never] : [];
      },
    );
    this.repository = new Repository(
      new Map(
        Object.entries(firstFiles).map(([name, text]) => [
          `content/${name}`,
          Buffer.from(text),
        ]),
      ),
    );
    this.repository.check = "passed";
    this.standIn = new GitHubStandIn(this.repository);
    for (const { person } of this.browsers)
      this.standIn.people.set(person, person);
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: () => this.context.getStore()?.browser.person,
      },
      fetch: this.fetch,
    });
  }

  /** Runs a tab's code, which may go on after the test's command. */
  start(tab: Tab, action: () => Promise<unknown>): void {
    this.running += 1;
    void this.context
      .run(tab, action)
      .catch(() => undefined)
      .finally(() => (this.running -= 1));
  }

  /** Waits until every running action has ended or is held. */
  async settle(): Promise<void> {
    for (let same = 0, last = ""; same < 4;) {
      await new Promise((resolve) => setTimeout(resolve));
      const now = `${this.running} ${this.held.length}`;
      same = now === last ? same + 1 : 0;
      last = now;
    }
  }

  /** Lets everything go on until nothing is held. */
  async finish(): Promise<void> {
    for (await this.settle(); this.held.length > 0; await this.settle())
      for (const goOn of this.held.splice(0)) goOn();
  }

  /** Holds a request or an answer back; a closed tab never goes on. */
  private async hold(): Promise<void> {
    const tab = this.context.getStore();
    await new Promise<void>((resolve) => this.held.push(resolve));
    if (tab?.isClosed) await this.never();
  }

  private never(): Promise<never> {
    this.running -= 1;
    return new Promise(() => undefined);
  }

  /** A request that reaches the store, and its answer, which may be lost. */
  private async ask<Answer>(
    action: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    await this.hold();
    const answer = await action();
    await this.hold();
    if (!this.losesNext) return answer;
    this.losesNext = false;
    throw new TypeError("The answer is lost.");
  }

  private readonly fetch = (url: string, init: RequestInit) =>
    this.ask(() => {
      const { Authorization = "" } = init.headers as Record<string, string>;
      const body = String(init.body ?? "{}");
      const answer = this.standIn.respond(
        init.method ?? "GET",
        url,
        Authorization,
        body,
      );
      return new Response(answer.body, { status: answer.status ?? 200 });
    });

  storeOf(tab: Tab): ContentStore {
    const published: PublishedContent = {
      schemas: {},
      texts: {},
      pictures: [],
    };
    const config = {
      service: "github",
      repository: "firm/website",
      branch: "main",
      authUrl: worker,
    } as const;
    const local: ContentStore = {
      user: () => Promise.resolve("this computer"),
      load: () =>
        this.ask(() => ({
          files: this.content.files(),
          schemas: {},
          pictures: [],
        })),
      save: (changes) => this.ask(() => this.content.save(changes)),
    };
    const store = this.isOnline ? new OnlineStore(config, published) : local;
    const save: ContentStore["save"] = async (changes, unsaved) => {
      const result = await store.save(changes, unsaved);
      if (result.status === "saved")
        this.claims.push(
          ...changes.map(({ text }) => `${tab.browser.person} ${text ?? ""}`),
        );
      return result;
    };
    return Object.assign(Object.create(store) as ContentStore, { save });
  }

  /** Writes a file of the folder, as a text editor does. */
  write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  read(name: string): string {
    return readIfExists(this.folder, name)?.toString() ?? "";
  }

  /** Everything that is stored: on disk, or on the site and in drafts that can be published. */
  stored(): string {
    if (!this.isOnline)
      return filesBelow(this.folder)
        .map((name) => readFileSync(path.join(this.folder, name), "utf8"))
        .join("\n");
    const branches = this.repository.openPulls().map(({ branch }) => branch);
    return ["main", ...branches]
      .flatMap((branch) =>
        [...this.repository.filesOf(branch).keys()].map((name) =>
          this.repository.read(branch, name),
        ),
      )
      .join("\n");
  }
}
