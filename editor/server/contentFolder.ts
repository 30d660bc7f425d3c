import { createHash } from "node:crypto";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import {
  contentFileType,
  contentPlaces,
} from "../../src/gatsby/model/contentTypes";
import { fileSchema } from "../../src/gatsby/model/jsonSchema";
import type {
  Change,
  LoadedContent,
  StoredFile,
  Problem,
  SaveResult,
} from "../src/store/ContentStore";
import { contentText } from "../src/store/contentText";
import { newQueue } from "../src/store/queue";
import { readIfExists, writeFiles, type Files } from "../../tools/folderFiles";

/** A picture that a form may add. */
const picture = /^images\/[\w/-]+\.(jpg|png|webp)$/;

/** JSON Schemas by name of type. */
export const contentSchemas = () =>
  Object.fromEntries(
    contentPlaces.map((place) => [place.typeName, fileSchema(place)]),
  );

/** Reads and saves the content of a folder for the forms. */
export class ContentFolder {
  private readonly enqueue = newQueue();

  /**
   * @param folder The content folder.
   * @param workFolder A folder on the same disk that nothing else uses.
   * @param check Finds the problems of the folder after changes.
   */
  constructor(
    readonly folder: string,
    readonly workFolder: string,
    private readonly check: typeof checkFolder = checkFolder,
  ) {}

  /** All content files. */
  files(): StoredFile[] {
    return filesBelow(this.folder)
      .filter((name) => contentFileType(name))
      .map((name) => this.file(name));
  }

  load(): LoadedContent {
    return { files: this.files(), schemas: contentSchemas() };
  }

  /** Checks and writes changes. Saves run one after another, because each is compared with what the last one wrote. */
  save(changes: readonly Change[]): Promise<SaveResult> {
    return this.enqueue(async () => {
      const early = this.conflict(changes);
      if (early) return early;
      const files = new Map<string, Buffer | undefined>();
      for (const { path: name, text } of changes)
        if (text === null) files.set(name, undefined);
        else if (contentFileType(name))
          files.set(name, Buffer.from(await contentText(text)));
        else files.set(name, Buffer.from(text, "base64"));
      const { errors: problems, advice } = await this.verdict(files);
      if (problems.length > 0) return { status: "refused", problems };
      // Another program may have written during the check.
      const late = this.conflict(changes);
      if (late) return late;
      writeFiles(this.folder, files, this.workFolder);
      return {
        status: "saved",
        advice,
        files: changes
          .filter(({ path: name }) => contentFileType(name))
          .map(({ path: name }) => this.file(name)),
      };
    });
  }

  /** The first file that is not at the version that was edited. */
  private conflict(changes: readonly Change[]): SaveResult | undefined {
    const [theirs] = changes.flatMap(({ path: name, base }) => {
      const current = this.file(name);
      return current.version === (base ?? "") ? [] : [current];
    });
    return theirs && { status: "conflict", theirs };
  }

  /** What the check says about a change: the errors that the content does not have yet, and advice about the files. */
  async verdict(
    files: Files,
  ): Promise<Record<"errors" | "advice", readonly Problem[]>> {
    const problems = await this.check(this.folder, files);
    const found = problems.filter(({ severity }) => severity === "error");
    const advice = problems.filter(
      ({ severity, file }) => severity === "note" && files.has(file),
    );
    if (found.length === 0) return { errors: [], advice };
    const same = ({ file, field, message }: Problem) =>
      [file, field, message].join("\n");
    const known = new Set((await this.errors()).map(same));
    const errors = found.filter((problem) => !known.has(same(problem)));
    return { errors, advice };
  }

  /** The errors of the content as it is. */
  async errors(): Promise<Problem[]> {
    const problems = await this.check(this.folder, new Map());
    return problems.filter(({ severity }) => severity === "error");
  }

  /** A content file or a picture; text and version are empty if it does not exist. Throws for any other path. */
  private file(name: string): StoredFile {
    if (name.includes("..") || !(contentFileType(name) ?? picture.test(name)))
      throw new Error("The editor saves content files and pictures only.");
    const bytes = readIfExists(this.folder, name);
    if (!bytes) return { path: name, text: "", version: "" };
    const version = createHash("sha256").update(bytes).digest("hex");
    return { path: name, text: bytes.toString(), version };
  }
}
