import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/build/check/checkContent";
import { contentFileType } from "../../src/build/model/contentTypes";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../src/build/model/jsonSchema";
import { entries } from "../support/readContent";

type Path = readonly (string | number)[];

/** A change of one value, as a maintainer makes it on an ordinary day. */
interface OrdinaryEdit {
  readonly file: string;
  readonly path: Path;
  readonly isOfList: boolean;
  /** The new value; undefined where the value stays. */
  readonly next: (value: unknown) => unknown;
}

/** Whether lists get one entry more or one fewer. */
export type Lists = "longer" | "shorter";

/** What a maintainer does with a field of a certain form; the others stay. */
const newValues: Readonly<Record<string, string>> = {
  email: "office@example.org",
  phone: "+91 11111 11111",
};

/** Another text, price or switch; undefined where the value names something else and stays. */
function changed(schema: JsonSchema, value: unknown): unknown {
  if (typeof value === "number" && Number(schema["maximum"]) > value + 500)
    return value >= 1000 ? value + 500 : undefined;
  if (typeof value !== "string") return undefined;
  const form = schema["textFormat"];
  if (typeof form === "string") return newValues[form];
  const isOther = ["enum", "reference", "address", "icon", "html", "picture"];
  const isNoWords = [...isOther, "imageRule", "date"].some(
    (name) => schema[name],
  );
  const another = `${value} 2`;
  return isNoWords || another.length > Number(schema["maxLength"] ?? 2000)
    ? undefined
    : another;
}

/** The last entry once more, under other names. */
function another(schema: JsonSchema, last: unknown): unknown {
  if (typeof last !== "object" || last === null) return `${String(last)} 3`;
  const names = entries(schema["uniqueBy"]).map(String);
  return Object.fromEntries(
    Object.entries(last).map(([name, value]: [string, unknown]) => {
      if (typeof value !== "string" || !names.includes(name))
        return [name, value];
      const isKey = schema.items?.properties?.[name]?.["textFormat"] === "key";
      return [name, isKey ? `${value}-3` : `${value} 3`];
    }),
  );
}

/** A list with an entry more, or with one fewer; undefined where the model permits neither. */
function resized(schema: JsonSchema, value: unknown, lists: Lists): unknown {
  const list = entries(value);
  const [least, most] = [schema["minItems"] ?? 0, schema["maxItems"] ?? 1e9];
  if (lists === "shorter")
    return list.length > Number(least) ? list.slice(0, -1) : undefined;
  return list.length > 0 && list.length < Number(most)
    ? [...list, another(schema, list.at(-1))]
    : undefined;
}

/** The edits of a value and of what is in it; names that others refer to stay. */
function* editsIn(
  file: string,
  schema: JsonSchema,
  value: unknown,
  lists: Lists,
  place: Path = [],
): Generator<OrdinaryEdit> {
  if (Array.isArray(value)) {
    const names = entries(schema["uniqueBy"]).map(String);
    for (const [index, entry] of value.entries())
      for (const edit of editsIn(file, schema.items ?? {}, entry, lists, [
        ...place,
        index,
      ]))
        if (!names.includes(String(edit.path[place.length + 1]))) yield edit;
    // After those of its entries, of which a longer list repeats one.
    const next = (list: unknown) => resized(schema, list, lists);
    if (next(value)) yield { file, path: place, isOfList: true, next };
    return;
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value))
      if (schema.properties?.[name] && name !== "$schema")
        yield* editsIn(file, schema.properties[name], each, lists, [
          ...place,
          name,
        ]);
    return;
  }
  const next = (text: unknown) => changed(schema, text);
  if (next(value) !== undefined)
    yield { file, path: place, isOfList: false, next };
}

/** Every edit that a content folder's files allow, as far as their schemas tell. */
function editsOf(folder: string, lists: Lists): OrdinaryEdit[] {
  const schemas = new ContentSchemas();
  return readdirSync(folder, { recursive: true })
    .map(String)
    .flatMap((file) => {
      const place = contentFileType(file.split(path.sep).join("/"));
      if (!place) return [];
      const value: unknown = JSON.parse(
        readFileSync(path.join(folder, file), "utf8"),
      );
      return [...editsIn(file, schemas.ofFile(place), value, lists)];
    });
}

/** A copy of a value with another value at a place in it. */
function withNext(
  value: unknown,
  [step, ...rest]: Path,
  next: OrdinaryEdit["next"],
): unknown {
  if (step === undefined) return next(value) ?? value;
  if (Array.isArray(value))
    return value.map((each: unknown, index) =>
      index === step ? withNext(each, rest, next) : each,
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      name === step ? withNext(each, rest, next) : each,
    ]),
  );
}

/** Makes edits. Returns what takes them back. */
function apply(
  folder: string,
  edits: readonly Pick<OrdinaryEdit, "file" | "path" | "next">[],
): () => void {
  const before = new Map<string, string>();
  for (const { file, path: place, next } of edits) {
    const name = path.join(folder, file);
    const text = readFileSync(name, "utf8");
    if (!before.has(name)) before.set(name, text);
    const value = withNext(JSON.parse(text), place, next);
    writeFileSync(name, `${JSON.stringify(value, undefined, 2)}\n`);
  }
  return () => {
    for (const [name, text] of before) writeFileSync(name, text);
  };
}

/** Applies edits, and of those that the check refuses together as many as it takes alone. Returns the refused. */
async function applyAllowed(
  folder: string,
  edits: readonly OrdinaryEdit[],
): Promise<OrdinaryEdit[]> {
  if (edits.length === 0) return [];
  const undo = apply(folder, edits);
  const problems = await checkContent({ contentFolder: folder });
  if (!problems.some(({ severity }) => severity === "error")) return [];
  undo();
  if (edits.length === 1) return [...edits];
  const half = Math.ceil(edits.length / 2);
  return [
    ...(await applyAllowed(folder, edits.slice(0, half))),
    ...(await applyAllowed(folder, edits.slice(half))),
  ];
}

/**
 * Makes every ordinary edit that the content check allows at once: other words, prices, phone numbers, and each list one
 * entry longer or shorter. The content is then a firm's own (`sample` is false).
 *
 * @returns What was edited and what the check refused, as places of the content.
 */
export async function liveForAYear(
  folder: string,
  lists: Lists,
): Promise<{ edited: string[]; refused: string[] }> {
  apply(folder, [{ file: "site.json", path: ["sample"], next: () => false }]);
  const edits = editsOf(folder, lists);
  const placeOf = ({ file, path: place }: OrdinaryEdit) =>
    `${file}: ${place.join(".")}`;
  const refused: string[] = [];
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const ofFile = edits.filter((edit) => edit.file === file);
    const texts = ofFile.filter(({ isOfList }) => !isOfList);
    refused.push(...(await applyAllowed(folder, texts)).map(placeOf));
    for (const edit of ofFile.filter(({ isOfList }) => isOfList))
      refused.push(...(await applyAllowed(folder, [edit])).map(placeOf));
  }
  const edited = edits.map(placeOf).filter((each) => !refused.includes(each));
  return { edited, refused };
}
