import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentFolder } from "./contentFolder";
import { pageOf } from "./pageOf";
import { contentText } from "../src/store/contentText";
import { copyFolder, readIfExists, type Files } from "./files";

/** How often to check for new data. */
const lookEveryMs = 300;
/** How often to check whether invalid content has been mended. */
const checkEveryMs = 5000;
/** How long to wait for new data. A change may not affect the page. */
const patienceMs = 5000;
const answerMs = 60_000;

/** The development site beside the forms. It reads a copy of the content, which may contain one unsaved text. */
export class DevelopSite {
  private state: "starting" | "ready" | "stopped" = "starting";
  private last: Promise<unknown> = Promise.resolve();
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
    const preview = this.last.then(() => this.show(file, text));
    this.last = preview.catch(() => undefined);
    return preview;
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
      const after = await this.newDataOf(page, before);
      if (!after.includes('"result":{"errors":')) break;
    }
    return url;
  }

  /** Waits for new data of a page; returns the old data after patienceMs. */
  private async newDataOf(page: string, before: string): Promise<string> {
    const end = Date.now() + patienceMs;
    for (;;) {
      await wait(lookEveryMs);
      const data = await this.dataOf(page);
      if (data !== before || Date.now() > end) return data;
    }
  }

  /** The data of a page and of its static queries. */
  private async dataOf(page: string): Promise<string> {
    const data = await this.read(
      `/page-data${page === "/" ? "/index" : page}/page-data.json`,
    );
    const hashes = /"staticQueryHashes":\[([^\]]*)\]/.exec(data)?.[1] ?? "";
    const queries = (hashes.match(/\d+/g) ?? []).map((hash) =>
      this.read(`/page-data/sq/d/${hash}.json`),
    );
    return [data, ...(await Promise.all(queries))].join("\n");
  }

  private async read(address: string): Promise<string> {
    const response = await fetch(`http://localhost:${this.port}${address}`, {
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => undefined);
    return response?.ok ? response.text() : "";
  }
}
