import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import { slug } from "../../../../src/common/slug";
import { unusedName } from "../../../../src/common/unusedName";
import { hasFormat, textFormats } from "../../../../src/gatsby/model/formats";
import { nextId } from "../../../../src/gatsby/model/itemKinds";
import { isObject, parseJson } from "../../store/contentText";
import type {
  LoadedContent,
  StoredFile,
  Picture,
  Problem,
} from "../../store/ContentStore";
import { catalogued, catalogueFile } from "../../store/pictures";
import { valueAt, type JsonPath } from "../../../../src/common/jsonPath";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import { capitalise, humanise, placeOf } from "./words";

/** Names of files for which neither the schema's description nor the file's own name is a good one. */
const fileNames: Readonly<Record<string, string>> = {
  "site.json": "The firm: name, phone, e-mail, offices, links",
  "redirects.json": "Addresses that have moved",
  "shared/interface.json": "Words of the interface",
  "shared/statistics.json": "Cards of statistics",
};

export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** Name of a file without its folder and its ending. */
export function nameOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, "");
}

/** Whether an entry is not saved yet. Its path is then its folder, with a slash at its end. */
export const isNew = (entry: string) => entry.endsWith("/");

/** The type of a file, or of a new entry. */
const fileTypeOf = (path: string) =>
  contentFileType(isNew(path) ? `${path}new.json` : path);

/** A value without its dates. */
function withoutDates(value: unknown, schema: JsonSchema): unknown {
  if (!isObject(value)) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !properties[name]?.date)
      .map(([name, part]) => [
        name,
        withoutDates(part, properties[name] ?? {}),
      ]),
  );
}

/** All content as the store loaded it, with what was saved since. */
export class EditedContent {
  private readonly byPath: ReadonlyMap<string, StoredFile>;
  private readonly values: ReadonlyMap<string, unknown>;
  readonly pictures: readonly Picture[];

  /** @param loaded Nothing until the store has answered. */
  constructor(
    private readonly loaded: LoadedContent = { files: [], schemas: {} },
  ) {
    const { files } = loaded;
    this.byPath = new Map(files.map((file) => [file.path, file]));
    this.values = new Map(
      files.map(({ path, text }) => [path, parseJson(text)]),
    );
    const catalogue = catalogued(this.file(catalogueFile)?.text ?? "");
    this.pictures = catalogue.map((picture) => ({
      ...picture,
      url: loaded.newPictures?.[picture.path] ?? `pictures/${picture.path}`,
    }));
  }

  get paths(): string[] {
    return [...this.byPath.keys()];
  }

  file(path: string): StoredFile | undefined {
    return this.byPath.get(path);
  }

  /** What a file holds; undefined for a file that is missing or no JSON. */
  value(path: string): unknown {
    return this.values.get(path);
  }

  schema(path: string): JsonSchema {
    return this.loaded.schemas[fileTypeOf(path)?.typeName ?? ""] ?? {};
  }

  /** Name of a file, or of a new entry of a folder, in the firm's words. */
  title(path: string): string {
    if (fileNames[path]) return fileNames[path];
    if (isNew(path))
      return `New entry in ${fileTypeOf(path)?.folderKind?.plural ?? path}`;
    if (this.isEntry(path))
      return String(valueAt(this.value(path), ["title"]) ?? "Without a title");
    const { description } = this.schema(path);
    if (!description) return humanise(nameOf(path));
    const [words = ""] = description.replace(/^The /, "").split(/[.:]/);
    const name = capitalise(words);
    return folderOf(path) === "pages" && !/page|screen|words/i.test(name)
      ? `${name} page`
      : name;
  }

  /** A field in words: "Membership page › Groups › Startups › Price". */
  place(file: string, path: JsonPath): string {
    const title = this.file(file) ? this.title(file) : "This entry";
    const field = placeOf(this.value(file), path);
    return field ? `${title} › ${field}` : title;
  }

  /** A message with titles instead of file names. */
  withTitles(message: string): string {
    return message.replace(/content\/([\w/-]+\.json)/g, (_all, path: string) =>
      this.title(path),
    );
  }

  /** A message of the check without names of files and fields. */
  inWords({ message, remedy }: Problem): string {
    return this.withTitles(`${message} ${remedy}`).replace(
      /\b[a-z]+(?:[A-Z][a-z]+)+\b/g,
      (name) => `“${humanise(name)}”`,
    );
  }

  /** Whether a file is one of many of its kind, which a person may add and remove. */
  isEntry(path: string): boolean {
    return fileTypeOf(path)?.shape === "item";
  }

  /** The files of a folder; items by date, the latest first. */
  inFolder(folder: string): string[] {
    const date = (path: string) =>
      String(valueAt(this.value(path), ["date"]) ?? "");
    return this.paths
      .filter((path) => folderOf(path) === folder)
      .sort((one, other) => date(other).localeCompare(date(one)));
  }

  /**
   * What a new file begins with: its schema and a name, such as news-6.
   *
   * @param folder With a slash at its end.
   */
  newEntry(folder: string): Record<string, unknown> {
    const $schema = this.schema(folder).properties?.["$schema"]?.const;
    return { $schema, id: this.nameFor(folder) };
  }

  /**
   * The name in the address that a title gives a new entry, such as articles-cash-before-growth. Without Latin letters
   * items are numbered, and other entries have none.
   *
   * @param folder With a slash at its end.
   */
  nameFor(folder: string, title: unknown = ""): string | undefined {
    const { itemKind } = fileTypeOf(folder) ?? {};
    const words = slug(String(title));
    if (!hasFormat(words, textFormats.key))
      return (
        itemKind &&
        nextId(
          itemKind,
          this.paths.filter((path) => path.startsWith(folder)),
        )
      );
    return this.freeName(
      folder,
      itemKind ? `${itemKind.idPrefix}-${words}` : words,
    );
  }

  /**
   * What a copy of an entry begins with.
   *
   * @param folder With a slash at its end.
   */
  duplicate(folder: string, entry: unknown): Record<string, unknown> {
    const own = ["id", "title", "notice", "outcome"];
    const value = withoutDates(entry, this.schema(folder));
    const kept = Object.entries(value as object).filter(
      ([name]) => !own.includes(name),
    );
    return {
      ...this.newEntry(folder),
      ...Object.fromEntries(kept),
    };
  }

  /** A name that no entry of a folder has: with a number at its end, if another entry has it. */
  freeName(folder: string, name: string): string {
    return unusedName(name, (each) =>
      Boolean(this.file(`${folder}${each}.json`)),
    );
  }

  /** The address of an entry's page; undefined for a file that is no entry. */
  address(path: string): string | undefined {
    return fileTypeOf(path)?.folderKind?.path(nameOf(path));
  }

  /**
   * The content with newer files; those without text are removed.
   *
   * @param newPictures Addresses of pictures that were added, by path.
   */
  with(
    files: readonly StoredFile[],
    newPictures: LoadedContent["newPictures"],
  ): EditedContent {
    const byPath = new Map(this.byPath);
    for (const file of files) byPath.set(file.path, file);
    return new EditedContent({
      ...this.loaded,
      files: [...byPath.values()].filter(({ text }) => text),
      newPictures: { ...this.loaded.newPictures, ...newPictures },
    });
  }
}
