import path from "node:path";
import sharp from "sharp";
import { routes } from "../../src/common/routes";
import type { RawFiles } from "../../src/gatsby/content/readContent";
import { contentPlaces } from "../../src/gatsby/model/contentTypes";
import { formatOf } from "../../src/gatsby/model/formats";
import { fileSchema, type JsonSchema } from "../../src/gatsby/model/jsonSchema";

type Json = Record<string, unknown>;

const numbered = (name: (index: number) => string, length = 12) =>
  Array.from({ length }, (_, index) => name(index));

/** Names of catalogue entries. Nothing else refers to the first picture and the first logo. */
const names: Readonly<Record<string, readonly string[]>> = {
  Picture: [
    "spare/spare.jpg",
    ...numbered((index) => `photos/photo-${index}.jpg`),
  ],
  Logo: [
    "spare/logo.png",
    ...numbered((index) => `drawings/drawing-${index}.svg`),
  ],
  Figure: numbered((index) => `figure-${index}`),
  Statistic: numbered((index) => `statistic-${index}`),
  Category: numbered((index) => `Category-${index}`, 4),
  Service: numbered((index) => `service-${index}`, 5),
  "SiteContent.links": numbered((index) => `link-${index}`, 4),
};

/** An event must end after it starts. */
const fitting: Readonly<Record<string, unknown>> = {
  startTime: "09:00",
  endTime: "17:30",
};

/** Generates a value of a schema, with every property and several entries in each list. */
class OwnContent {
  private count = 0;

  value(schema: JsonSchema, place: string): unknown {
    switch (schema["type"]) {
      case "object":
        return this.object(schema, place);
      case "array":
        return this.list(schema, place);
      case "integer":
        return this.number(schema, place);
      case "boolean":
        return false;
      default:
        return this.text(schema);
    }
  }

  private object({ properties = {} }: JsonSchema, place: string): Json {
    return Object.fromEntries(
      Object.entries(properties)
        // Speakers are people of another file.
        .filter(([name]) => name !== "$schema" && name !== "speakers")
        .map(([name, property]) => [
          name,
          fitting[name] ?? this.value(property, `${place}.${name}`),
        ]),
    );
  }

  private list(schema: JsonSchema, place: string): unknown[] {
    const { items = {}, minItems = 0, maxItems = Infinity } = schema;
    const known = names[place];
    const length = Math.min(Number(minItems) + 3, Number(maxItems));
    const reference = items["reference"] as { type: string } | undefined;
    if (reference) return (names[reference.type] ?? []).slice(1, length + 1);
    const list = Array.from({ length: known?.length ?? length }, () =>
      this.value(items, place),
    );
    const [field] = Array.isArray(schema["uniqueBy"]) ? schema["uniqueBy"] : [];
    const property = items.properties?.[String(field)];
    for (const [index, entry] of list.entries()) {
      const unique = known?.[index] ?? this.unique(property, index);
      if (unique) Object.assign(entry as Json, { [String(field)]: unique });
      if (place.endsWith("navigation"))
        Object.assign(entry as Json, { to: routes[index]?.path });
    }
    return list;
  }

  /** A unique picture or choice for a list entry; undefined if any text will do. */
  private unique(schema: JsonSchema | undefined, index: number): unknown {
    if (schema?.["picture"])
      return `../images/${names["Picture"]?.[index + 1]}`;
    return Array.isArray(schema?.["enum"]) ? schema["enum"][index] : undefined;
  }

  /** Each price is above the one before, and offers are the lowest possible. */
  private number({ minimum, maximum }: JsonSchema, place: string): number {
    const least = Math.max(0, Number(minimum));
    return Number(maximum) > 1e6 && !place.endsWith("offerPrice")
      ? least + this.count++
      : least;
  }

  private text(schema: JsonSchema): string {
    const { text, reference, examples, minLength = 0 } = schema;
    const format = String(schema["textFormat"]);
    if (Array.isArray(schema["enum"])) return String(schema["enum"][0]);
    if (reference)
      return names[(reference as { type: string }).type]?.[1] ?? "";
    if (schema["address"]) return "link-0";
    if (schema["date"]) return "2026-03-02";
    if (schema["html"]) return `<p>Words ${this.count++}.</p>`;
    if (schema["imageRule"])
      return schema["imageRule"] === "author" ? "none" : "/articles/any.jpg";
    if (schema["icon"]) return "RocketLaunch";
    if (format === "key") return `key-${this.count++}`;
    if (format === "path") return `/old/${this.count++}`;
    if (format === "figure") return "7+";
    if (formatOf(schema)) return String((examples as unknown[])[0]);
    const { placeholders = [] } = text as { placeholders?: string[] };
    return [`T${this.count++}`, ...placeholders.map((name) => `{${name}}`)]
      .join(" ")
      .padEnd(Number(minLength), "-");
  }
}

/** Every file of generated content, by its path below content/. */
function ownFiles(): Map<string, unknown> {
  const own = new OwnContent();
  const files = new Map<string, unknown>();
  for (const place of contentPlaces) {
    const { folderKind, itemKind, pattern, typeName } = place;
    const make = () => own.value(fileSchema(place), typeName);
    if (!folderKind) {
      files.set(pattern, make());
      continue;
    }
    const prefix = itemKind?.idPrefix ?? "document";
    // One event, so that a case can empty the folder.
    for (let number = 1; number <= (itemKind?.isEvent ? 1 : 3); number++) {
      const id = `${prefix}-${number}`;
      files.set(`${folderKind.folder}/${id}.json`, { ...(make() as Json), id });
    }
  }
  return files;
}

async function pictures(): Promise<RawFiles> {
  const plain = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#e8b04a" },
  });
  const contents: Readonly<Record<string, Buffer>> = {
    ".jpg": await plain.jpeg().toBuffer(),
    ".png": await plain.png().toBuffer(),
    ".svg": Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><path d="M0 0h900v90H0z"/></svg>\n',
    ),
  };
  return new Map(
    [...(names["Picture"] ?? []), ...(names["Logo"] ?? [])].map((name) => [
      `images/${name}`,
      contents[path.extname(name)] ?? Buffer.alloc(0),
    ]),
  );
}

/** Generates valid content from the schemas, so that edits in content/ do not affect tests. */
export async function ownContent(): Promise<RawFiles> {
  const files = [...ownFiles()].map(([name, value]): [string, Buffer] => [
    name,
    Buffer.from(JSON.stringify(value, undefined, 2)),
  ]);
  return new Map([...files, ...(await pictures())]);
}
