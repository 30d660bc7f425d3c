import { contentPlaces } from "../../../src/gatsby/model/contentTypes";
import { textFormats } from "../../../src/gatsby/model/formats";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../../src/gatsby/model/jsonSchema";
import { routes } from "../../../src/common/routes";
import type { Random } from "./random";
import { generateHtml, generateText } from "./text";

type Json = Record<string, unknown>;

/** Paths below content/images of the files that generated content may show. */
export interface PictureFiles {
  readonly pictures: readonly string[];
  readonly logos: readonly string[];
}

/** Names that entries of lists have and other values refer to. */
interface Names {
  pictures: readonly string[];
  logos: readonly string[];
  figures: readonly string[];
  keys: readonly string[];
  categories: readonly string[];
  links: readonly string[];
}

/** Keys of the services that have pages. */
const services = routes
  .filter((route) => route.path.startsWith("/services/"))
  .map((route) => route.path.replace("/services/", ""));
const icons = ["RocketLaunch", "Groups", "LinkedIn", "X", "AutoAwesome"];
const namesOf = (random: Random, prefix: string, least: number) =>
  Array.from(
    { length: random.between(least, least + 4) },
    (_, index) => `${prefix}-${index}`,
  );

const schemas = new ContentSchemas();

/** Makes up content that the model allows, with the pictures that there are. */
class ContentGenerator {
  private readonly names: Names;
  private count = 0;

  constructor(
    private readonly random: Random,
    { pictures, logos }: PictureFiles,
  ) {
    this.names = {
      pictures,
      logos,
      figures: namesOf(random, "figure", 1),
      keys: namesOf(random, "key", 8),
      categories: namesOf(random, "Category", 1),
      links: namesOf(random, "link", 1),
    };
  }

  /** Every file, by its path below content/. */
  files(): Map<string, unknown> {
    const files = new Map<string, unknown>();
    for (const place of contentPlaces) {
      const { folderKind, itemKind, pattern, typeName } = place;
      if (!folderKind) {
        files.set(pattern, this.value(schemas.ofFile(place), typeName));
        continue;
      }
      const { folder } = folderKind;
      const prefix = itemKind?.idPrefix ?? "document";
      for (let number = 1; number <= this.random.between(5, 7); number++) {
        const id = `${prefix}-${number}`;
        const item = this.value(schemas.ofFile(place), typeName) as Json;
        files.set(`${folder}/${id}.json`, { ...item, id });
      }
    }
    return files;
  }

  private value(schema: JsonSchema, place: string): unknown {
    switch (schema["type"]) {
      case "object":
        return this.object(schema, place);
      case "array":
        return this.list(schema, place);
      case "integer":
        return this.random.between(
          Number(schema["minimum"]),
          Math.min(Number(schema["maximum"]), Number(schema["minimum"]) + 1e5),
        );
      case "boolean":
        return this.random.chance(0.5);
      default:
        return this.text(schema, place);
    }
  }

  private object(schema: JsonSchema, place: string): Json {
    const object: Json = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (name === "$schema") continue;
      if (!schema.required?.includes(name) && !this.random.chance(0.5))
        continue;
      object[name] = this.value(property, `${place}.${name}`);
    }
    if (typeof object["listPrice"] === "number")
      object["offerPrice"] = this.random.between(
        1,
        Number(object["listPrice"]),
      );
    if (object["endDate"])
      [object["date"], object["endDate"]] = [
        object["date"],
        object["endDate"],
      ].sort();
    if (object["startTime"] ?? object["endTime"])
      Object.assign(object, { startTime: "09:00", endTime: "17:30" });
    if (object["deadlineText"])
      for (const name of ["decision", "start"])
        if (object[name]) object[name] = object["deadline"];
    // Of events: they may be to come.
    if ("online" in object)
      object["link"] ??= "https://www.example.com/register";
    // Later than any date that is made up.
    if (object["tags"]) object["updated"] = "2099-12-28";
    // They are people of another file.
    delete object["speakers"];
    return object;
  }

  private list(schema: JsonSchema, place: string): unknown[] {
    const { items = {}, uniqueBy } = schema;
    const least = Number(schema["minItems"] ?? 0);
    const most = Number(schema["maxItems"] ?? least + 2);
    const reference = items["reference"] as { type: string } | undefined;
    if (reference) {
      const names = this.random.shuffle(this.namesIn(reference.type) ?? []);
      return names.slice(0, this.random.size(least, most));
    }
    const choices = this.namesIn(place);
    const length = choices?.length ?? this.random.size(least, most);
    const list = Array.from({ length }, () => this.value(items, place));
    for (const name of Array.isArray(uniqueBy) ? uniqueBy.map(String) : []) {
      const kinds = items.properties?.[name]?.["enum"];
      for (const [index, entry] of (list as Json[]).entries())
        entry[name] =
          choices?.[index] ??
          (Array.isArray(kinds) ? kinds[index] : undefined) ??
          this.uniqueText(items.properties?.[name] ?? {}, index);
    }
    if (items["type"] === "string" && uniqueBy)
      return [
        ...new Map(
          list.map((text) => [String(text).toLowerCase(), text]),
        ).values(),
      ];
    if (place === "Service")
      for (const entry of list as Json[])
        entry["to"] = `/services/${String(entry["key"])}`;
    if (place.endsWith(".tiers"))
      for (const [index, tier] of (list as Json[]).entries())
        tier["price"] = (index + 1) * 1000;
    return list;
  }

  /** The names of all entries of a list that others refer to. */
  private namesIn(place: string): readonly string[] | undefined {
    switch (place) {
      case "Picture":
        return this.names.pictures;
      case "Logo":
        return this.names.logos;
      case "Figure":
        return this.names.figures;
      case "Statistic":
        return this.names.keys;
      case "Service":
        return services;
      case "Category":
        return this.names.categories;
      case "SiteContent.links":
        return this.names.links;
      default:
        return undefined;
    }
  }

  private uniqueText(schema: JsonSchema, index: number): string {
    if (schema["picture"]) {
      const { pictures } = this.names;
      return `../images/${pictures[index % pictures.length]}`;
    }
    if (schema["textFormat"] === "path") return `/old/${this.count++}`;
    if (schema["address"]) return routes[index]?.path ?? "/";
    const name = `unique-${this.count++}`;
    return name.padEnd(Number(schema["minLength"] ?? 0), "-");
  }

  private text(schema: JsonSchema, place: string): string {
    const { random, names } = this;
    if (Array.isArray(schema["enum"]))
      return String(random.pick(schema["enum"]));
    const reference = schema["reference"] as { type: string } | undefined;
    if (reference) return random.pick(this.namesIn(reference.type) ?? []);
    if (schema["address"])
      return random.pick([
        random.pick(names.links),
        `${random.pick(routes).path}#part`,
        "https://example.com/a?b=c&d=%20#e",
        "mailto:a@example.com",
      ]);
    if (schema["icon"]) return random.pick(icons);
    if (schema["html"]) return generateHtml(random);
    if (schema["date"])
      return `20${random.between(10, 99)}-0${random.between(1, 9)}-${random.between(10, 28)}`;
    if (schema["imageRule"])
      return random.pick([
        schema["imageRule"] === "author"
          ? "anything at all"
          : "/articles/news/anything at all",
        `/${random.pick(names.pictures)}`,
      ]);
    if (schema["picture"]) return random.pick(names.pictures);
    const format = schema["textFormat"];
    if (format === "figure")
      return random.pick([
        "7+",
        "5,000",
        "3.2X",
        "95%",
        "25Cr+",
        "1:1",
        "50k+",
      ]);
    if (format === "key") return `key-${this.count++}`;
    if (format) return textFormats[String(format)]?.example ?? "";
    return this.plainText(schema, place);
  }

  private plainText(schema: JsonSchema, place: string): string {
    const setting = schema["text"] as { placeholders?: string[] } | undefined;
    const [least, most] = [
      Number(schema["minLength"] ?? 1),
      Number(schema["maxLength"]),
    ];
    const isOwn =
      /\.(seo\.\w+|benefits|tags)$|^Document\.(title|summary)$/.test(place);
    const before = isOwn ? `${this.count++} ` : "";
    const after = (setting?.placeholders ?? [])
      .map((name) => ` {${name}}`)
      .join("");
    const rest = most - before.length - after.length;
    return before + generateText(this.random, least, rest) + after;
  }
}

/**
 * Content that the model allows, different for each seed.
 *
 * @param pictureFiles Files that are large enough.
 */
export function generateContent(
  random: Random,
  pictureFiles: PictureFiles,
): Map<string, unknown> {
  return new ContentGenerator(random, pictureFiles).files();
}
