import { createHash } from "node:crypto";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import {
  contentFileType,
  contentPlaces,
} from "../../src/gatsby/model/contentTypes";
import { fileSchema } from "../../src/gatsby/model/jsonSchema";
import { catalogued, catalogueFile } from "../src/store/pictures";
import type {
  Change,
  Content,
  ContentFile,
  Problem,
  SaveResult,
} from "../src/store/ContentStore";
import { contentText } from "../src/store/contentText";
import { filesBelow, readIfExists, writeFiles, type Files } from "./files";

/** A picture that a form may add. */
const picture = /^images\/[\w/-]+\.(jpg|png|webp)$/;

/** Reads and saves the content of a folder for the forms. */
export class ContentFolder {
  /** The files of the last save, before and after it. */
  private lastSave: { before: Files; after: Files } | undefined;

  /**
   * @param folder The content folder.
   * @param workFolder A folder on the same disk that nothing else uses.
   */
  constructor(
    readonly folder: string,
    readonly workFolder: string,
  ) {}

  /** All content files. */
  files(): ContentFile[] {
    return this.filesOf(filesBelow(this.folder));
  }

  load(): Content {
    return {
      files: this.files(),
      schemas: Object.fromEntries(
        contentPlaces.map((place) => [place.typeName, fileSchema(place)]),
      ),
      pictures: catalogued(this.file(catalogueFile).text).map((entry) => ({
        ...entry,
        url: `/admin/pictures/${entry.path}`,
      })),
    };
  }

  async save(changes: readonly Change[]): Promise<SaveResult> {
    const files = new Map<string, Buffer | undefined>();
    for (const { path: name, text, base } of changes) {
      const current = this.file(name);
      if ((base ?? "") !== current.version)
        return { status: "conflict", theirs: current };
      if (text === null) files.set(name, undefined);
      else if (contentFileType(name))
        files.set(name, Buffer.from(await contentText(text)));
      else files.set(name, Buffer.from(text, "base64"));
    }
    const problems = await this.newErrors(files);
    if (problems.length > 0) return { status: "refused", problems };
    const names = [...files.keys()];
    const before = new Map(
      names.map((name) => [name, readIfExists(this.folder, name)]),
    );
    writeFiles(this.folder, files, this.workFolder);
    this.lastSave = { before, after: files };
    return { status: "saved", files: this.filesOf(names) };
  }

  /** Restores the files of the last save. Throws an Error for the maintainer if they have changed since. */
  undoLastSave(): void {
    if (!this.lastSave)
      throw new Error("No save of this session can be undone.");
    const { before, after } = this.lastSave;
    for (const [name, bytes] of after)
      if (String(readIfExists(this.folder, name)) !== String(bytes))
        throw new Error(
          "Nothing was undone, because the entry has changed since that save.",
        );
    writeFiles(this.folder, before, this.workFolder);
    this.lastSave = undefined;
  }

  /** The errors that a change adds to the content. */
  async newErrors(files: Files): Promise<Problem[]> {
    const found = await this.errors(files);
    if (found.length === 0) return [];
    const same = ({ file, field, message }: Problem) =>
      [file, field, message].join("\n");
    const known = new Set((await this.errors()).map(same));
    return found.filter((problem) => !known.has(same(problem)));
  }

  /** The errors of the content after a change; by default without one. */
  async errors(files: Files = new Map()): Promise<Problem[]> {
    const problems = await checkFolder(this.folder, files);
    return problems.filter(({ severity }) => severity === "error");
  }

  /** The existing content files among these. */
  private filesOf(names: readonly string[]): ContentFile[] {
    return names
      .filter((name) => contentFileType(name))
      .map((name) => this.file(name))
      .filter(({ version }) => version);
  }

  /** A content file or a picture; text and version are empty if it does not exist. Throws for any other path. */
  private file(name: string): ContentFile {
    if (name.includes("..") || !(contentFileType(name) ?? picture.test(name)))
      throw new Error("The editor saves content files and pictures only.");
    const text = readIfExists(this.folder, name)?.toString();
    if (text === undefined) return { path: name, text: "", version: "" };
    const version = createHash("sha256").update(text).digest("hex");
    return { path: name, text, version };
  }
}
