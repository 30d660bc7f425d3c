import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { checkContent } from "../../src/gatsby/check/checkContent";
import type { PlannedChange } from "../../src/gatsby/check/plannedChange";
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
export class ContentChange implements PlannedChange {
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

  async create(file: string, value: object): Promise<void> {
    this.texts.set(file, await formatJson(JSON.stringify(value, undefined, 2)));
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

  /**
   * Takes a picture into content/images; one that is there already stays where it is.
   *
   * @param source Path of the file, from the current folder.
   * @param topic Folder below content/images.
   * @returns Path below content/images.
   */
  addPicture(source: string, topic: string): string {
    if (!existsSync(source))
      throw new ChangeRefused(`There is no file at ${source}.`);
    const images = path.join(this.folder, "images");
    const inside = path.relative(images, path.resolve(source));
    if (!inside.startsWith("..") && !path.isAbsolute(inside))
      return inside.split(path.sep).join("/");
    const base = path
      .basename(source)
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, "-");
    const place = `${topic}/${base}`;
    if (this.has(`images/${place}`))
      throw new ChangeRefused(
        `There is a picture at content/images/${place} already; give the file another name.`,
      );
    this.pictures.set(`images/${place}`, source);
    return place;
  }

  /** What of a kind the check would say of the content after the change, and does not say now. */
  private async newProblems(
    isOfKind: (problem: Problem) => boolean,
  ): Promise<Problem[]> {
    const options = { contentFolder: this.folder };
    const found = (await checkContent({ ...options, planned: this })).filter(
      isOfKind,
    );
    if (found.length === 0) return [];
    const known = new Set((await checkContent(options)).map(formatProblem));
    return found.filter((problem) => !known.has(formatProblem(problem)));
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
    this.write();
    return tolerated;
  }

  private write(): void {
    for (const [file, source] of this.pictures) {
      const to = path.join(this.folder, file);
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(source, to);
    }
    for (const [file, text] of this.texts) {
      const to = path.join(this.folder, file);
      if (existsSync(to) && readFileSync(to, "utf8") === text) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, text);
    }
    for (const file of this.removed)
      rmSync(path.join(this.folder, file), { force: true });
  }
}
