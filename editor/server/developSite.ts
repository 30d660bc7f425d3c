import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentFolder } from "./contentFolder";
import { pageOf } from "./pageOf";
import { contentText } from "../src/store/contentText";
import { newQueue } from "../src/store/queue";
import { copyFolder, type Files } from "../../tools/folderFiles";

/** How often to check whether invalid content has been mended. */
const checkEveryMs = 5000;
const answerMs = 60_000;

/** The development site beside the forms. It reads a copy of the content, which may contain one unsaved text. */
export class DevelopSite {
  private state: "starting" | "ready" | "stopped" = "starting";
  private readonly enqueue = newQueue();

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
          // The page hears of new text by plain requests, which the editor's server forwards (gatsby 5.16).
          GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: "polling",
        },
      },
    );
    process.once("exit", () => child.kill());
    child.on("exit", () => (this.state = "stopped"));
    while (this.state === "starting" && !(await this.answers("/")))
      await wait(1000);
    if (this.state === "starting") this.state = "ready";
  }

  /** Shows an unsaved text (ContentStore.preview). Previews run one at a time. */
  preview(file: string, json: string): Promise<string | null> {
    return this.enqueue(async () => {
      const text = await contentText(json);
      const unsaved = new Map([[file, Buffer.from(text)]]);
      const { errors } = await this.content.verdict(unsaved);
      if (errors[0]) throw new Error(errors[0].message);
      if (this.state === "stopped")
        throw new Error(
          "The preview has stopped. You can still save; start the editor again to see the page.",
        );
      if (this.state !== "ready") return null;
      this.copy(unsaved);
      const page = pageOf({ path: file, text }, () => this.content.files());
      // The page of a new entry takes some seconds.
      return (await this.answers(page)) ? page : null;
    });
  }

  /** Updates the copy, with an unsaved text. */
  private copy(unsaved: Files): void {
    const { folder, workFolder } = this.content;
    copyFolder(folder, this.folder, unsaved, workFolder);
  }

  private async answers(page: string): Promise<boolean> {
    const signal = AbortSignal.timeout(answerMs);
    return fetch(`http://localhost:${this.port}${page}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
