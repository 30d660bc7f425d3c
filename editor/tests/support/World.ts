import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileProblem } from "../../../src/gatsby/content/problem";
import { readFolder } from "../../../src/gatsby/content/readContent";
import { ContentFolder } from "../../server/contentFolder";
import { readIfExists } from "../../../tools/folderFiles";
import type { ContentStore } from "../../src/store/ContentStore";
import { OnlineStore } from "../../src/store/OnlineStore";
import { Browser, type Tab } from "./Browser";
import { GitHubStandIn, worker } from "./GitHubStandIn";
import { Repository } from "./Repository";

const firstFiles = {
  "site.json": '{ "email": "e", "phone": "p" }\n',
  "news/news-1.json":
    '{ "id": "news-1", "title": "t", "text": "x", "content": ["a", "b"] }\n',
  "images/pictures.json": "[]\n",
};

/** What happens to one request of an action, or to its answer. */
export interface Mishap {
  /** Number of the request, counted with the answers. */
  readonly at: number;
  /** Whether it fails; otherwise it waits until the test lets it go on. */
  readonly isLost: boolean;
}

/** What a tab does, with all its requests. */
interface Action {
  readonly tab: Tab;
  readonly mishap: Mishap | undefined;
  requests: number;
}

/** One store, and everybody who writes to it. */
export class World {
  readonly browsers = [new Browser("asha"), new Browser("ravi")] as const;
  /** Requests and answers that wait. */
  readonly held: (() => void)[] = [];
  refusesNext = false;
  /** Texts of which the store said that it has them. */
  readonly claims: string[] = [];
  /** How often each result of a save came. */
  readonly results: Record<string, number> = {};
  readonly repository = new Repository(
    Object.entries(firstFiles).map(([name, text]) => [name, Buffer.from(text)]),
  );
  private readonly folder: string;
  private readonly content: ContentFolder;
  private readonly standIn = new GitHubStandIn(this.repository);
  private readonly actions = new AsyncLocalStorage<Action>();
  private running = 0;
  private steps = 0;

  constructor(readonly isOnline: boolean) {
    const root = mkdtempSync(path.join(tmpdir(), "model-"));
    this.folder = path.join(root, "content");
    for (const [name, text] of Object.entries(firstFiles))
      this.write(name, text);
    const refusal = fileProblem("site.json", "No.", "");
    this.content = new ContentFolder(
      this.folder,
      path.join(root, "work"),
      async (_folder, changes) => {
        const isRefused = this.refusesNext && changes !== undefined;
        if (isRefused) this.refusesNext = false;
        await this.wait();
        return isRefused ? [refusal] : [];
      },
    );
    this.repository.check = "passed";
    for (const { person } of this.browsers)
      this.standIn.people.set(person, person);
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: () => this.actions.getStore()?.tab.browser.person,
      },
      fetch: this.fetch,
    });
  }

  /** Runs a tab's code, which may go on after the test's next events. */
  start(tab: Tab, action: () => Promise<unknown>, mishap?: Mishap): void {
    this.running += 1;
    void this.actions
      .run({ tab, mishap, requests: 0 }, action)
      .catch(() => undefined)
      .finally(() => (this.running -= 1));
  }

  /** Waits until every action has ended or waits. */
  async settle(): Promise<void> {
    for (let quiet = 0, last = NaN; this.running > 0 && quiet < 20;) {
      await new Promise(setImmediate);
      const now = this.steps;
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
  }

  /** Lets everything go on until nothing waits. */
  async finish(): Promise<void> {
    for (await this.settle(); this.held.length > 0; await this.settle())
      for (const goOn of this.held.splice(0)) goOn();
  }

  /** A request or an answer on its way. A closed tab never goes on. */
  private async pass(): Promise<void> {
    const action = this.actions.getStore();
    await this.wait(action);
    if (action?.tab.isClosed) await this.never();
  }

  private async wait(action = this.actions.getStore()): Promise<void> {
    this.steps += 1;
    if (!action) return;
    const { mishap } = action;
    const isMishap = action.requests === mishap?.at;
    action.requests += 1;
    if (isMishap && mishap.isLost) throw new TypeError("The answer is lost.");
    if (isMishap) await new Promise<void>((goOn) => this.held.push(goOn));
  }

  private never(): Promise<never> {
    this.running -= 1;
    return new Promise(() => undefined);
  }

  private async ask<Answer>(
    action: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    await this.pass();
    const answer = await action();
    await this.pass();
    return answer;
  }

  /** The test, not the clock, decides which request fails. */
  private readonly fetch = (url: string, init: RequestInit) =>
    this.ask(() =>
      this.standIn.respond(new Request(url, { ...init, signal: null })),
    );

  storeOf(person: string): ContentStore {
    const store: ContentStore = this.isOnline
      ? new OnlineStore(
          {
            service: "github",
            repository: "firm/website",
            branch: "main",
            authUrl: worker,
          },
          { schemas: {}, texts: {}, pictures: [] },
        )
      : {
          user: () => Promise.resolve("this computer"),
          load: () =>
            this.ask(() => ({ files: this.content.files(), schemas: {} })),
          save: (changes) => this.ask(() => this.content.save(changes)),
        };
    const save = store.save.bind(store);
    store.save = async (changes, unsaved) => {
      const result = await save(changes, unsaved);
      this.count(result.status);
      if (result.status === "saved")
        this.claims.push(...changes.map(({ text }) => `${person} ${text}`));
      return result;
    };
    return store;
  }

  count(result: string): void {
    this.results[result] = (this.results[result] ?? 0) + 1;
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
    if (!this.isOnline) return [...readFolder(this.folder).values()].join("\n");
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
