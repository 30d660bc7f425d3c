import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkContent } from "../../src/gatsby/check/checkContent";
import { reportProblems } from "../../src/gatsby/check/problem";
import { isSameState, readFolderState, type FolderState } from "./folderState";
import type { Previews } from "./previews";

/** Between two looks at the content. */
const lookEveryMs = 500;
/** Files keep still so long before they are read, so that nobody reads half of a save. */
const settleMs = 100;

interface MirrorOptions {
  /** The folder that maintainers edit. */
  source: string;
  /** The copy that the development server reads. */
  mirror: string;
  /** Receives each report on the content. */
  tell: (text: string) => void;
  /** Texts that stand in the copy before they are saved. */
  previews?: Previews | undefined;
}

/** Keeps a copy of the content that changes only while the content is in order. */
class ContentMirror {
  /** The content as it was when it was last checked. */
  private checked: FolderState | undefined;
  private copied: FolderState = new Map();
  private isStopped = false;

  constructor(private readonly options: MirrorOptions) {}

  stop(): void {
    this.isStopped = true;
  }

  /** Checks the content and copies it if it is in order; tells whether it was. */
  async follow(): Promise<boolean> {
    const state = await this.settledState();
    this.checked = state;
    const problems = await checkContent({ contentFolder: this.options.source });
    const { text, errorCount } = reportProblems(problems);
    this.options.tell(text);
    if (errorCount === 0) this.copy(state);
    return errorCount === 0;
  }

  /** Resolves when the content is no longer what was checked. */
  async change(): Promise<void> {
    while (
      !this.isStopped &&
      this.checked &&
      isSameState(this.checked, readFolderState(this.options.source))
    )
      await wait(lookEveryMs);
  }

  /** Follows every change until it is stopped. */
  async followChanges(): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.change();
        if (!this.isStopped && !(await this.follow()))
          this.options.tell(
            "The pages stay as they were until this is mended and saved.",
          );
      } catch (error) {
        // A folder that is moved while it is read is read again.
        this.options.tell(error instanceof Error ? error.message : "");
        await wait(lookEveryMs);
      }
    }
  }

  private async settledState(): Promise<FolderState> {
    let state = readFolderState(this.options.source);
    for (;;) {
      await wait(settleMs);
      const next = readFolderState(this.options.source);
      if (isSameState(state, next)) return state;
      state = next;
    }
  }

  private copy(state: FolderState): void {
    const { source, mirror, previews } = this.options;
    for (const name of this.copied.keys())
      if (!state.has(name) && !previews?.keep(name, () => undefined))
        rmSync(path.join(mirror, name), { force: true });
    for (const [name, stamp] of state) {
      const copy = path.join(mirror, name);
      const original = path.join(source, name);
      if (this.copied.get(name) === stamp && existsSync(copy)) continue;
      if (previews?.keep(name, () => readFileSync(original))) continue;
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(original, copy);
    }
    this.copied = state;
  }
}

/**
 * Keeps a copy of the content for the development server, and changes it only while the content is in order:
 * a mistake is told, and the pages stay as they were until it is mended.
 *
 * @returns When the first copy is there: a function that stops following the content.
 */
export async function startContentMirror(
  options: MirrorOptions,
): Promise<() => void> {
  rmSync(options.mirror, { recursive: true, force: true });
  const mirror = new ContentMirror(options);
  while (!(await mirror.follow())) {
    options.tell("The site starts when this is mended and saved.");
    await mirror.change();
  }
  void mirror.followChanges();
  return () => mirror.stop();
}
