import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/gatsby/check/checkContent";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { writeSchemas } from "../../src/gatsby/model/jsonSchema";
import {
  catalogued,
  catalogueFile,
  freePicturePath,
  pictureWords,
  withPicture,
} from "../src/store/catalogue";
import type {
  Change,
  Content,
  ContentFile,
  Picture,
  Problem,
  SaveResult,
  Upload,
} from "../src/store/ContentStore";
import { contentText } from "../src/store/contentText";
import {
  copyFolder,
  filesBelow,
  readIfExists,
  writeFiles,
  type Files,
} from "./files";

const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

const contentFile = (name: string, text: string): ContentFile => ({
  path: name,
  text,
  version: versionOf(text),
});

/** The content of a folder as the forms read and save it. */
export class ContentFolder {
  /** The files of the last save, before and after it. */
  private lastSave: { before: Files; after: Files } | undefined;

  /**
   * @param folder The content folder.
   * @param workFolder A folder on the same disk that nothing else uses.
   */
  constructor(
    readonly folder: string,
    private readonly workFolder: string,
  ) {}

  async load(): Promise<Content> {
    const schemaFolder = path.join(this.folder, "schemas");
    await writeSchemas(schemaFolder);
    const names = filesBelow(this.folder).filter((name) =>
      contentFileType(name),
    );
    const schemas = filesBelow(schemaFolder).map((name): [string, object] => [
      path.basename(name, ".json"),
      JSON.parse(readFileSync(path.join(schemaFolder, name), "utf8")),
    ]);
    return {
      files: names.map((name) => contentFile(name, this.text(name) ?? "")),
      schemas: Object.fromEntries(schemas),
      pictures: catalogued(this.text(catalogueFile) ?? "").map(pictureOf),
      typeOf: Object.fromEntries(
        names.map((name) => [name, contentFileType(name)?.typeName ?? ""]),
      ),
    };
  }

  async save(changes: readonly Change[]): Promise<SaveResult> {
    const files = new Map<string, Buffer | undefined>();
    for (const { path: name, text, base } of changes) {
      const current = this.text(name);
      if ((base ?? "") !== (current === undefined ? "" : versionOf(current)))
        return {
          status: "conflict",
          theirs:
            current === undefined
              ? { path: name, text: "", version: "" }
              : contentFile(name, current),
        };
      files.set(
        name,
        text === null ? undefined : Buffer.from(contentText(text, current)),
      );
    }
    const problems = await this.newErrors(files);
    if (problems.length > 0) return { status: "refused", problems };
    this.write(files);
    return { status: "saved", files: this.saved(files) };
  }

  /** Adds a picture that redrawPicture made, and its words. Throws an Error for the maintainer where the site refuses it. */
  async addPicture(
    { name, alt, folder }: Omit<Upload, "bytes">,
    bytes: Buffer,
  ): Promise<Picture> {
    const place = freePicturePath(
      folder,
      name,
      (taken) => readIfExists(this.folder, `images/${taken}`) !== undefined,
    );
    const entry = { path: place, alt: pictureWords(alt) };
    const catalogue = withPicture(this.text(catalogueFile) ?? "[]", entry);
    const files = new Map([
      [`images/${place}`, bytes],
      [catalogueFile, Buffer.from(catalogue)],
    ]);
    const [problem] = await this.newErrors(files);
    if (problem)
      throw new Error(`“${name}”: ${problem.message} ${problem.remedy}`);
    this.write(files);
    return pictureOf(entry);
  }

  /** Puts the files of the last save back. Throws an Error for the maintainer where they were changed since. */
  undoLastSave(): ContentFile[] {
    if (!this.lastSave) throw new Error("No save of this session is left.");
    const { before, after } = this.lastSave;
    for (const [name, bytes] of after)
      if (String(readIfExists(this.folder, name)) !== String(bytes))
        throw new Error(
          "Nothing was undone: the entry was changed again since that save.",
        );
    writeFiles(this.folder, before, this.workFolder);
    this.lastSave = undefined;
    return this.saved(before);
  }

  /** The errors that the content would have with a change, and does not have now. */
  async newErrors(files: Files): Promise<Problem[]> {
    const found = await this.errors(files);
    if (found.length === 0) return [];
    const same = ({ file, field, message }: Problem) =>
      [file, field, message].join("\n");
    const known = new Set((await this.errors()).map(same));
    return found.filter((problem) => !known.has(same(problem)));
  }

  /** The errors of the content with a change, or as it is. */
  async errors(files: Files = new Map()): Promise<Problem[]> {
    mkdirSync(this.workFolder, { recursive: true });
    const copy = mkdtempSync(path.join(this.workFolder, "check-"));
    try {
      copyFolder(this.folder, copy);
      writeFiles(copy, files, this.workFolder);
      const problems = await checkContent({ contentFolder: copy });
      return problems.filter(({ severity }) => severity === "error");
    } finally {
      rmSync(copy, { recursive: true });
    }
  }

  private write(files: Files): void {
    const before = new Map(
      [...files.keys()].map((name) => [name, readIfExists(this.folder, name)]),
    );
    writeFiles(this.folder, files, this.workFolder);
    this.lastSave = { before, after: files };
  }

  private saved(files: Files): ContentFile[] {
    return [...files.keys()].flatMap((name) => {
      if (!contentFileType(name)) return [];
      const text = this.text(name);
      return text === undefined ? [] : [contentFile(name, text)];
    });
  }

  /** The text of a content file; undefined where there is none. Throws for any other place. */
  private text(name: string): string | undefined {
    if (name.includes("..") || !contentFileType(name))
      throw new Error("The editor saves content files only.");
    return readIfExists(this.folder, name)?.toString();
  }
}

const pictureOf = ({
  path: place,
  alt,
}: {
  path: string;
  alt: string;
}): Picture => ({
  path: place,
  alt,
  url: `/admin/pictures/${place}`,
});
