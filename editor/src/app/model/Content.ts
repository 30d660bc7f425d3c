import type { ContentFile, Picture } from "../../store/ContentStore";
import { valueAt, type JsonSchema } from "./schema";
import { capitalise, humanise } from "./words";

/** Groups of the start view by folder, in their order; a file outside a folder is in "". */
const groupNames: Readonly<Record<string, string>> = {
  pages: "Pages",
  articles: "Articles",
  news: "News",
  blogs: "Blog posts",
  featured: "Features",
  events: "Events",
  documents: "Documents",
  shared: "On several pages",
  "": "The firm",
  images: "Pictures and logos",
};

/** Names of files whose schema describes an entry or says too much. */
const fileNames: Readonly<Record<string, string>> = {
  "site.json": "The firm: name, phone, e-mail, offices, links",
  "redirects.json": "Addresses that have moved",
  "images/pictures.json": "Pictures",
  "images/logos.json": "Logos",
  "shared/interface.json": "Words of the interface",
  "shared/figures.json": "Figures",
  "shared/statistics.json": "Cards of statistics",
  "shared/services.json": "Services",
  "shared/categories.json": "Categories",
};

export interface ContentGroup {
  readonly folder: string;
  readonly name: string;
  readonly paths: readonly string[];
  /** Whether a person may add and remove files. */
  readonly isOpen: boolean;
}

interface Loaded {
  readonly files: readonly ContentFile[];
  readonly schemas: Readonly<Record<string, object>>;
  readonly pictures: readonly Picture[];
  readonly typeOf: Readonly<Record<string, string>>;
}

export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** All content as the store loaded it, with what was saved since. */
export class Content {
  private readonly values = new Map<string, unknown>();
  private readonly byPath: ReadonlyMap<string, ContentFile>;

  constructor(private readonly loaded: Loaded) {
    this.byPath = new Map(loaded.files.map((file) => [file.path, file]));
  }

  get pictures(): readonly Picture[] {
    return this.loaded.pictures;
  }

  get paths(): string[] {
    return [...this.byPath.keys()];
  }

  file(path: string): ContentFile | undefined {
    return this.byPath.get(path);
  }

  /** What a file holds; undefined for a file that is missing or no JSON. */
  value(path: string): unknown {
    if (!this.values.has(path)) {
      let value: unknown;
      try {
        value = JSON.parse(this.file(path)?.text ?? "");
      } catch {
        value = undefined;
      }
      this.values.set(path, value);
    }
    return this.values.get(path);
  }

  /** The type of a file; a new file has the type of its folder. */
  typeOf(path: string): string {
    const sibling = () =>
      this.paths.find((other) => folderOf(other) === folderOf(path)) ?? "";
    return this.loaded.typeOf[path] ?? this.loaded.typeOf[sibling()] ?? "";
  }

  schema(path: string): JsonSchema {
    return this.loaded.schemas[this.typeOf(path)] ?? {};
  }

  /** The list of entries of a type, such as the figures. */
  catalogue(typeName: string): unknown[] {
    const path = this.paths.find(
      (known) =>
        this.typeOf(known) === typeName && this.schema(known).type === "array",
    );
    const entries = path === undefined ? [] : this.value(path);
    return Array.isArray(entries) ? entries : [];
  }

  /** Name of a file in the firm's words. */
  title(path: string): string {
    if (fileNames[path]) return fileNames[path];
    if (this.isEntry(path))
      return String(valueAt(this.value(path), ["title"]) ?? "Without a title");
    const [words = humanise(path)] = (this.schema(path).description ?? "")
      .replace(/^The | of content\/\w+/g, "")
      .split(/[.:]/);
    const name = capitalise(words);
    return folderOf(path) === "pages" && !/page|screen|words/i.test(name)
      ? `${name} page`
      : name;
  }

  /** Whether a file is one of many of its kind, which a person may add and remove. */
  isEntry(path: string): boolean {
    return this.schema(path).properties?.["id"] !== undefined;
  }

  groups(): ContentGroup[] {
    const order = Object.keys(groupNames);
    const folders = [...new Set([...order, ...this.paths.map(folderOf)])];
    return folders.flatMap((folder) => {
      const paths = this.paths.filter((path) => folderOf(path) === folder);
      if (paths[0] === undefined) return [];
      const isOpen = this.isEntry(paths[0]);
      if (isOpen)
        paths.sort((one, other) =>
          this.date(other).localeCompare(this.date(one)),
        );
      return [
        { folder, name: groupNames[folder] ?? humanise(folder), paths, isOpen },
      ];
    });
  }

  private date(path: string): string {
    return String(valueAt(this.value(path), ["date"]) ?? "");
  }

  /** What a new file of a folder begins with: its schema and the next id, such as news-6. */
  newEntry(folder: string): Record<string, unknown> {
    const { properties = {} } = this.schema(`${folder}/new.json`);
    const $schema = properties["$schema"]?.const;
    if (properties["id"]?.textFormat !== "contentId") return { $schema };
    const names = this.paths
      .filter((path) => folderOf(path) === folder)
      .map((path) => /([a-z]+)-(\d+)\.json$/.exec(path));
    const last = Math.max(0, ...names.map((name) => Number(name?.[2] ?? 0)));
    return { $schema, id: `${names[0]?.[1] ?? folder}-${last + 1}` };
  }

  /** The content after a save or the addition of a picture. */
  with(
    files: readonly ContentFile[],
    { removed = "", pictures = [] as readonly Picture[] } = {},
  ): Content {
    const byPath = new Map(this.byPath);
    for (const file of files) byPath.set(file.path, file);
    byPath.delete(removed);
    return new Content({
      ...this.loaded,
      files: [...byPath.values()],
      pictures: [...this.pictures, ...pictures],
    });
  }
}
