import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { field } from "../../src/common/field";
import {
  contentPlaces,
  contentFileType,
} from "../../src/gatsby/model/contentTypes";
import { nextId, type ItemKind } from "../../src/gatsby/model/itemKinds";
import {
  fileSchema,
  objectSchema,
  type JsonSchema,
} from "../../src/gatsby/model/jsonSchema";
import { routes } from "../../src/common/routes";
import { humanise } from "./humanise";
import { entryPage, type EntryPage, type ShownContent } from "./pageOf";

/** An entry of a menu. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** A place that words of a text may lead to. */
export interface LinkChoice extends Choice {
  readonly group: string;
}

/** A picture of content/images with the words that tell what it shows. */
export interface PictureChoice {
  readonly path: string;
  readonly alt: string;
}

/** Keywords of texts that are keys or paths, which say little in a menu. */
const technical = ["reference", "picture", "icon", "address", "textFormat"];

function saysLittle(schema: JsonSchema): boolean {
  return (
    schema["type"] !== "string" ||
    schema["enum"] !== undefined ||
    technical.some((keyword) => schema[keyword] && schema[keyword] !== "figure")
  );
}

/** Every text that a value has in fields with a keyword of the schema. */
function* textsWith(
  keyword: "address" | "reference",
  value: unknown,
  schema: JsonSchema,
): Generator<readonly [text: string, schema: JsonSchema]> {
  if (Array.isArray(value))
    for (const entry of value)
      yield* textsWith(keyword, entry, schema.items ?? {});
  else if (typeof value === "string" && schema[keyword]) yield [value, schema];
  else
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      yield* textsWith(keyword, field(value, name), property);
}

/** What the forms offer in menus: what the content has now. Files that cannot be read offer nothing. */
export class Choices implements ShownContent {
  constructor(readonly folder: string) {}

  /** The entries of a catalogue, by one of their fields. */
  entries(typeName: string, by: string): Choice[] {
    const place = contentPlaces.find(
      (known) => known.shape === "catalogue" && known.typeName === typeName,
    );
    const entries = this.read(place?.pattern ?? "");
    if (!Array.isArray(entries)) return [];
    const telling = Object.entries(
      objectSchema(typeName).properties ?? {},
    ).find(([name, schema]) => name !== by && !saysLittle(schema))?.[0];
    return entries.map((entry: unknown) => {
      const value = String(field(entry, by));
      const more = telling === undefined ? undefined : field(entry, telling);
      return {
        value,
        label: more === undefined ? value : `${value} · ${String(more)}`,
      };
    });
  }

  /** Routes of the site, links of content/site.json, and whatever else the content leads to. */
  addresses(): Choice[] {
    const outbound = this.siteLinks().map((link) => ({
      value: String(field(link, "name")),
      label: `${String(field(link, "name"))} · ${String(field(link, "purpose"))}`,
    }));
    const inside = [
      ...routes.map((route) => route.path),
      ...this.entryPages().map((page) => page.path),
    ];
    const known = new Set([...inside, ...outbound.map(({ value }) => value)]);
    const others = new Set(
      this.files().flatMap((file) =>
        [...textsWith("address", this.read(file), this.schemaOf(file))].map(
          ([text]) => text,
        ),
      ),
    );
    return [
      ...[...inside, ...[...others].filter((value) => !known.has(value))].map(
        (value) => ({ value, label: value }),
      ),
      ...outbound,
    ];
  }

  /** The value that each entry of a file that is a list has in a field, in the order of the file. */
  values(file: string, name: string): unknown[] {
    const entries = this.read(file);
    return Array.isArray(entries)
      ? entries.map((entry: unknown) => field(entry, name))
      : [];
  }

  /** The id that a new item begins with, the next number: news-6. */
  nextId(kind: ItemKind): string {
    return nextId(
      kind,
      this.files().filter((file) => path.posix.dirname(file) === kind.folder),
    );
  }

  /** Where words of a text may lead to: pages, items and documents by their title, and the links of content/site.json. */
  links(): LinkChoice[] {
    const inside = (group: string, { label, value }: Choice) => ({
      group,
      value,
      label: `${label} (${value})`,
    });
    return [
      ...routes.map(({ page, path: value }) =>
        inside("Pages", { label: humanise(page), value }),
      ),
      ...this.entryPages().map(({ path: value, title: label }) =>
        inside("Items", { label, value }),
      ),
      ...this.siteLinks().map((link) => ({
        group: "Outside the site",
        value: String(field(link, "address")),
        label: String(field(link, "purpose")),
      })),
    ];
  }

  /** The pictures that a text may show. */
  pictures(): PictureChoice[] {
    const entries = this.read("images/pictures.json");
    return (Array.isArray(entries) ? entries : []).map((entry: unknown) => ({
      path: String(field(entry, "path")),
      alt: String(field(entry, "alt")),
    }));
  }

  private siteLinks(): unknown[] {
    const links = field(this.read("site.json"), "links");
    return Array.isArray(links) ? links : [];
  }

  /** The pages of the items and documents that can be read on the site. */
  entryPages(): EntryPage[] {
    return this.files().flatMap(
      (file) => entryPage(file, this.read(file)) ?? [],
    );
  }

  /** Pages come first, in the order of their routes. */
  referringTo(
    catalogue: string,
    value: unknown,
  ): { file: string; value: unknown } | undefined {
    const { typeName } = contentFileType(catalogue) ?? {};
    const saved = this.read(catalogue);
    const texts = (entries: unknown) =>
      (Array.isArray(entries) ? entries : []).map((entry: unknown) =>
        JSON.stringify(entry),
      );
    const before = new Set(texts(saved));
    const changed = texts(value).filter((entry) => !before.has(entry));
    const files = [
      ...routes.map(({ page }) => `pages/${page}.json`),
      ...this.files(),
    ];
    let first: { file: string; value: unknown } | undefined;
    for (const file of files) {
      const found = { file, value: this.read(file) };
      const schema = this.schemaOf(file);
      for (const [key, { reference }] of textsWith(
        "reference",
        found.value,
        schema,
      )) {
        if (field(reference, "type") !== typeName) continue;
        first ??= found;
        const quoted = JSON.stringify(key);
        if (changed.length === 0) return first;
        if (changed.some((entry) => entry.includes(quoted))) return found;
      }
    }
    return first;
  }

  private files(): string[] {
    return readdirSync(this.folder, { recursive: true })
      .map((name) => String(name).split(path.sep).join("/"))
      .filter((name) => name.endsWith(".json") && contentFileType(name))
      .sort();
  }

  private schemaOf(file: string): JsonSchema {
    const type = contentFileType(file);
    return type ? fileSchema(type) : {};
  }

  private read(file: string): unknown {
    try {
      return JSON.parse(readFileSync(path.join(this.folder, file), "utf8"));
    } catch {
      return undefined;
    }
  }
}
