import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ContentFolder } from "./contentFolder";
import { pageOf } from "./pageOf";
import { contentText } from "../src/store/contentText";
import { newQueue } from "../src/store/queue";
import { copyFolder, readIfExists, type Files } from "./files";

/** How often to check for new data. */
const lookEveryMs = 300;
/** How often to check whether invalid content has been mended. */
const checkEveryMs = 5000;
/** How long to wait for new data. A change may not affect the page. */
const patienceMs = 5000;
const answerMs = 60_000;

/** The parts of Gatsby's page-data.json and of a static query's result that matter here (gatsby 5.16). */
interface PageData {
  readonly staticQueryHashes?: readonly string[];
  readonly result?: { readonly errors?: unknown };
  readonly errors?: unknown;
}

const hasErrors = (data: readonly PageData[]) =>
  data.some(({ result, errors }) => (result?.errors ?? errors) !== undefined);

/** The development site beside the forms. It reads a copy of the content, which may contain one unsaved text. */
export class DevelopSite {
  private state: "starting" | "ready" | "stopped" = "starting";
  private readonly enqueue = newQueue();
  /** The file of the last preview. */
  private shown = "";

  /**
   * @param folder The copy of the content.
   * @param port A free port, as `mailPort`.
   */
  constructor(
    private readonly content: ContentFolder,
    private readonly folder: string,
    readonly port: number,
    private readonly mailPort: number,
  ) {}

  /** Starts the site once the content is valid, and resolves when it answers. */
  async start(): Promise<void> {
    while ((await this.content.errors()).length > 0) await wait(checkEveryMs);
    rmSync(this.folder, { recursive: true, force: true });
    this.copy(new Map());
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "tools/develop.ts", "--port", String(this.port)],
      {
        stdio: ["ignore", "inherit", "inherit"],
        env: {
          ...process.env,
          CONTENT_FOLDER: this.folder,
          MAIL_STAND_IN_PORT: String(this.mailPort),
        },
      },
    );
    process.once("exit", () => child.kill());
    child.on("exit", () => (this.state = "stopped"));
    while (this.state === "starting") {
      if (await this.read("/page-data/index/page-data.json"))
        this.state = "ready";
      else await wait(1000);
    }
  }

  /** Shows an unsaved text (ContentStore.preview). Previews run one at a time. */
  preview(file: string, text: string): Promise<string | null> {
    return this.enqueue(() => this.show(file, text));
  }

  /** Updates the copy, with an unsaved text. Returns whether it changed. */
  private copy(unsaved: Files): boolean {
    const { folder, workFolder } = this.content;
    return copyFolder(folder, this.folder, unsaved, workFolder);
  }

  private async show(file: string, json: string): Promise<string | null> {
    const saved = readIfExists(this.content.folder, file)?.toString();
    const text = await contentText(json);
    const unsaved = new Map([[file, Buffer.from(text)]]);
    const [problem] = await this.content.newErrors(unsaved);
    if (problem) throw new Error(problem.message);
    if (this.state === "stopped")
      throw new Error(
        "The preview has stopped. You can still save; start the editor again to see the page.",
      );
    if (this.state !== "ready") return null;
    const url = pageOf({ path: file, text }, () => this.content.files());
    const page = url.replace(/#.*/, "");
    const isOpened = file !== this.shown && text === saved;
    this.shown = file;
    // Gatsby may leave a page broken that was requested during an update. Another line break starts a new update.
    for (const end of ["", "\n"]) {
      const before = await this.dataOf(page);
      const isCopied = this.copy(new Map([[file, Buffer.from(text + end)]]));
      // The copy may have lost another form's unsaved text, which this page need not wait for.
      if (!isCopied || isOpened) break;
      if (!hasErrors(await this.newDataOf(page, before))) break;
    }
    return url;
  }

  /** Waits for new data of a page; returns the old data after patienceMs. */
  private async newDataOf(
    page: string,
    before: PageData[],
  ): Promise<PageData[]> {
    const end = Date.now() + patienceMs;
    for (;;) {
      await wait(lookEveryMs);
      const data = await this.dataOf(page);
      if (!isDeepStrictEqual(data, before) || Date.now() > end) return data;
    }
  }

  /** The data of a page and of its static queries. */
  private async dataOf(page: string): Promise<PageData[]> {
    const read = async (address: string) =>
      JSON.parse(
        (await this.read(`/page-data/${address}.json`)) || "{}",
      ) as PageData;
    const data = await read(
      `${page === "/" ? "index" : page.slice(1)}/page-data`,
    );
    const queries = data.staticQueryHashes ?? [];
    return [
      data,
      ...(await Promise.all(queries.map((hash) => read(`sq/d/${hash}`)))),
    ];
  }

  private async read(address: string): Promise<string> {
    const response = await fetch(`http://localhost:${this.port}${address}`, {
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => undefined);
    return response?.ok ? response.text() : "";
  }
}
