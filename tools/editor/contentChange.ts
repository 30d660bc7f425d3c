import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { checkContent } from "../../src/gatsby/check/checkContent";
import { formatProblem, type Problem } from "../../src/gatsby/check/problem";
import { formatJson } from "../../src/gatsby/model/formatJson";

/** The content refused a change; the message tells why, for maintainers. */
export class ChangeRefused extends Error {
  /** @param problems What would be wrong with the content, if it is the content that refuses. */
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/** Plans a change of a content folder, and writes it only if the content stays in order. */
export class ContentChange {
  readonly texts = new Map<string, string>();
  readonly pictures = new Map<string, string>();
  readonly removed = new Set<string>();

  constructor(readonly folder: string) {}

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(path.join(this.folder, file));
  }

  read(file: string): string {
    return (
      this.texts.get(file) ?? readFileSync(path.join(this.folder, file), "utf8")
    );
  }

  /** Gives a value of a file another one, or adds an entry at the end of a list where the path ends with -1. */
  async set(file: string, place: JSONPath, value: unknown): Promise<void> {
    const text = this.read(file);
    const edits = modify(text, place, value, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      isArrayInsertion: place.at(-1) === -1,
    });
    this.texts.set(file, await formatJson(applyEdits(text, edits)));
  }

  /** What of a kind the check would say of the content after the change, and does not say now. */
  private async newProblems(
    isOfKind: (problem: Problem) => boolean,
  ): Promise<Problem[]> {
    const found = (await this.checkCopy()).filter(isOfKind);
    if (found.length === 0) return [];
    const now = await checkContent({ contentFolder: this.folder });
    const known = new Set(now.map(formatProblem));
    return found.filter((problem) => !known.has(formatProblem(problem)));
  }

  /** Checks a copy of the folder with the change in it. */
  private async checkCopy(): Promise<Problem[]> {
    const copy = mkdtempSync(path.join(tmpdir(), "content-"));
    try {
      cpSync(this.folder, copy, { recursive: true, preserveTimestamps: true });
      this.write(copy);
      return await checkContent({ contentFolder: copy });
    } finally {
      rmSync(copy, { recursive: true });
    }
  }

  /**
   * Looks whether the content stays in order.
   *
   * @param isTolerated Errors that need not be mended at once, and notes that are wanted; without it there are none.
   * @returns What is tolerated.
   * @throws ChangeRefused if the content were not in order otherwise.
   */
  async check(
    isTolerated: (problem: Problem) => boolean = () => false,
  ): Promise<Problem[]> {
    const found = await this.newProblems(
      (problem) => problem.severity === "error" || isTolerated(problem),
    );
    const problems = found.filter((problem) => !isTolerated(problem));
    if (problems.length > 0)
      throw new ChangeRefused(
        [
          "Nothing was written:",
          ...problems.map(
            ({ field, message, remedy }) => `${field}: ${message} ${remedy}`,
          ),
        ].join("\n"),
        problems,
      );
    return found;
  }

  /** Writes the planned files, or nothing where `check` throws. */
  async apply(isTolerated?: (problem: Problem) => boolean): Promise<Problem[]> {
    const tolerated = await this.check(isTolerated);
    this.write(this.folder);
    return tolerated;
  }

  private write(folder: string): void {
    for (const [file, source] of this.pictures) {
      const to = path.join(folder, file);
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(source, to);
    }
    for (const [file, text] of this.texts) {
      const to = path.join(folder, file);
      if (existsSync(to) && readFileSync(to, "utf8") === text) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, text);
    }
    for (const file of this.removed)
      rmSync(path.join(folder, file), { force: true });
  }
}
