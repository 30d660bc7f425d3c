import { readFileSync } from "node:fs";
import path from "node:path";
import { contentPlaces } from "../../src/gatsby/model/contentTypes";
import type { JsonSchema } from "../../src/gatsby/model/jsonSchema";
import { routes } from "../../src/common/routes";
import { entries, field, pluck } from "../support/readContent";

/** The names that a reference may hold. */
export type NamesOf = (reference: unknown) => string[];

/** Reads the names that a reference may hold from the catalogue of its type. */
export const namesIn =
  (folder: string): NamesOf =>
  (reference) => {
    const place = contentPlaces.find(
      ({ typeName }) => typeName === field(reference, "type"),
    );
    const file = path.join(folder, place?.pattern ?? "");
    return place && !place.folderKind
      ? pluck(
          JSON.parse(readFileSync(file, "utf8")),
          String(field(reference, "by")),
        ).map(String)
      : [];
  };

/** A text without the number that an entry added before has at its end. */
const withoutNumber = (text: unknown): string =>
  String(text).replace(/[ -]\d+$/, "");

/** A value of an entry that is added: what must be its own is, the rest is as in the last entry. */
export function anotherEntry(
  schema: JsonSchema,
  list: readonly unknown[],
  namesOf: NamesOf,
): unknown {
  const { items = {} } = schema;
  const number = list.length + 1;
  const last = list.at(-1);
  const reference = items["reference"];
  if (typeof last !== "object" || last === null) {
    if (reference)
      return namesOf(reference).find((name) => !list.includes(name));
    return items["html"]
      ? `<p>Paragraph ${number} of the year.</p>`
      : `${withoutNumber(last)} ${number}`;
  }
  const names = entries(schema["uniqueBy"]).map(String);
  const properties = items.properties ?? {};
  const isText = (name: string, value: unknown) =>
    typeof value === "string" &&
    !["enum", "reference", "address", "icon", "picture", "imageRule"].some(
      (keyword) => properties[name]?.[keyword],
    ) &&
    !/^(date|time|email|phone|figure)$/.test(
      String(properties[name]?.["textFormat"] ?? ""),
    );
  const [own] = Object.entries(last).flatMap(
    ([name, value]: [string, unknown]) => (isText(name, value) ? [name] : []),
  );
  return Object.fromEntries(
    Object.entries(last).map(([name, value]: [string, unknown]) => {
      const of = properties[name] ?? {};
      const taken = list.map((entry) => field(entry, name));
      if (name === "file") return [name, "../images/new.webp"];
      if (name === "price") return [name, Number(value) + 5000];
      if (name === "benefits") return [name, [`Benefit ${number} of the year`]];
      if (names.includes(name) && of["address"])
        return [name, routes.find(({ path }) => !taken.includes(path))?.path];
      if (names.includes(name) && of["enum"])
        return [
          name,
          entries(of["enum"]).find((kind) => !taken.includes(kind)),
        ];
      if (name !== own && !names.includes(name)) return [name, value];
      const isKey = of["textFormat"] === "key";
      return [name, `${withoutNumber(value)}${isKey ? "-" : " "}${number}`];
    }),
  );
}
