import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatProblem, type Problem } from "../../src/build/check/problem";
import { checkContent } from "../../src/build/check/checkContent";
import {
  contentFileType,
  contentPlaces,
} from "../../src/build/model/contentTypes";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../src/build/model/jsonSchema";
import { routes } from "../../src/common/routes";
import { entries, field, pluck } from "../support/readContent";
import { addAndRemove } from "./addAndRemove";

type Path = readonly (string | number)[];

/** A change of one value, as a maintainer makes it on an ordinary day. */
interface OrdinaryEdit {
  readonly file: string;
  readonly path: Path;
  readonly isOfList: boolean;
  /** The new value; undefined where the value stays. */
  readonly next: (value: unknown) => unknown;
}

/** An edit that the check does not allow, and what it says. */
interface RefusedEdit extends OrdinaryEdit {
  readonly why: string;
}

/** Whether lists get one entry more or one fewer. */
export type Lists = "longer" | "shorter";

/** The names that a reference may hold. */
type NamesOf = (reference: unknown) => string[];

/** How one year goes. */
interface Year {
  readonly lists: Lists;
  readonly words: (text: string) => string;
  readonly shift: (day: string) => string;
  readonly namesOf: NamesOf;
}

/** What a maintainer does with a field of a certain form; the others stay. */
const newValues: Readonly<Record<string, string>> = {
  email: "office@example.org",
  phone: "+91 11111 11111",
};

const rotated = (letter: string): string => {
  const first = letter <= "Z" ? 65 : 97;
  return String.fromCharCode(
    ((letter.charCodeAt(0) - first + 13) % 26) + first,
  );
};

/** Other words of the same length; tags, entities, names in braces, addresses and figures stay. */
const otherWords = (text: string): string =>
  text.replace(
    /<[^>]*>|\{\w+\}|&#?\w+;|[a-z]+:\S+|₹\d\S* \w+|\S*\d\S*|[A-Za-z]+/g,
    (piece) =>
      /^[A-Za-z]+$/.test(piece) ? piece.replace(/./g, rotated) : piece,
  );

/** The same words and one more, before the tags that end the text. */
const moreWords = (text: string): string => text.replace(/(<\/\w+>)*$/, " 2$&");

/** Another text, price, address or day; undefined where the value names something else and stays. */
function changed(
  schema: JsonSchema,
  value: unknown,
  { words, shift }: Year,
): unknown {
  if (typeof value === "number" && Number(schema["maximum"]) > value + 500)
    return value >= 1000 ? value + 500 : undefined;
  if (typeof value !== "string") return undefined;
  const form = schema["textFormat"];
  if (typeof form === "string") return newValues[form];
  if (schema["address"] && /^https:/.test(value))
    return "https://www.example.org/elsewhere?a=b";
  if (schema["date"]) return shift(value);
  const isOther = ["enum", "reference", "address", "icon", "picture"];
  if ([...isOther, "imageRule"].some((name) => schema[name])) return undefined;
  const next = words(value);
  return next.length > Number(schema["maxLength"] ?? 2000) ? undefined : next;
}

/** A value of an entry that is added: what must be its own is, the rest is as in the last entry. */
function another(
  schema: JsonSchema,
  list: readonly unknown[],
  namesOf: NamesOf,
): unknown {
  const { items = {} } = schema;
  const last = list.at(-1);
  const reference = items["reference"];
  if (typeof last !== "object" || last === null) {
    if (reference)
      return namesOf(reference).find((name) => !list.includes(name));
    return items["html"]
      ? "<p>Another paragraph of the year.</p>"
      : `${String(last)} 3`;
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
      if (name === "file") return [name, "../images/new.jpg"];
      if (name === "price") return [name, Number(value) + 5000];
      if (name === "benefits") return [name, ["A benefit of the year"]];
      if (names.includes(name) && of["address"])
        return [name, routes.find(({ path }) => !taken.includes(path))?.path];
      if (names.includes(name) && of["enum"])
        return [
          name,
          entries(of["enum"]).find((kind) => !taken.includes(kind)),
        ];
      if (name !== own && !names.includes(name)) return [name, value];
      const isKey = of["textFormat"] === "key";
      return [name, isKey ? `${String(value)}-3` : `${String(value)} 3`];
    }),
  );
}

/** A list with an entry more, or with one fewer and in another order; undefined where the model permits neither. */
function resized(
  schema: JsonSchema,
  value: unknown,
  { lists, namesOf }: Year,
): unknown {
  const list = entries(value);
  const [least, most] = [schema["minItems"] ?? 0, schema["maxItems"] ?? 1e9];
  if (lists === "shorter")
    return list.length > Number(least) ? list.slice(0, -1) : undefined;
  if (list.length === 0 || list.length >= Number(most)) return undefined;
  const added = another(schema, list, namesOf);
  return added === undefined ? undefined : [...list, added];
}

/** Lists whose entries others name: their names stay. */
const isCatalogue =
  /^(images|shared\/(figures|statistics|services|categories))|^site\.json$/;

/** Fields without which an item is no longer what tests of its kind are about. */
const keptFields = ["$schema", "article", "sample"];

/** The edits of a value and of what is in it; names that others refer to stay. */
function* editsIn(
  file: string,
  schema: JsonSchema,
  value: unknown,
  year: Year,
  place: Path = [],
): Generator<OrdinaryEdit> {
  if (Array.isArray(value)) {
    const names = isCatalogue.test(file)
      ? entries(schema["uniqueBy"]).map(String)
      : [];
    for (const [index, entry] of value.entries())
      for (const edit of editsIn(file, schema.items ?? {}, entry, year, [
        ...place,
        index,
      ]))
        if (!names.includes(String(edit.path[place.length + 1]))) yield edit;
    // Pictures come and go with their files, and speakers with the team.
    if (/^images\//.test(file) || place.at(-1) === "speakers") return;
    // After those of its entries, of which a longer list repeats one.
    const next = (list: unknown) => resized(schema, list, year);
    if (next(value)) yield { file, path: place, isOfList: true, next };
    if (year.lists === "shorter" && !schema.items?.["html"])
      yield {
        file,
        path: place,
        isOfList: true,
        next: (list) => entries(list).toReversed(),
      };
    return;
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value))
      if (schema.properties?.[name] && name !== "$schema")
        yield* editsIn(file, schema.properties[name], each, year, [
          ...place,
          name,
        ]);
    const optional = Object.keys(value).filter(
      (name) =>
        schema.properties?.[name] &&
        !schema.required?.includes(name) &&
        !keptFields.includes(name),
    );
    if (year.lists === "shorter" && optional.length > 0)
      yield {
        file,
        path: place,
        isOfList: true,
        next: (object) =>
          Object.fromEntries(
            Object.entries(object ?? {}).filter(
              ([name]) => name !== optional[0],
            ),
          ),
      };
    return;
  }
  const next = (text: unknown) => changed(schema, text, year);
  if (next(value) !== undefined)
    yield { file, path: place, isOfList: false, next };
}

/** Every edit that a content folder's files allow, as far as their schemas tell. */
function editsOf(folder: string, year: Year): OrdinaryEdit[] {
  const schemas = new ContentSchemas();
  return readdirSync(folder, { recursive: true })
    .map(String)
    .flatMap((file) => {
      const place = contentFileType(file.split(path.sep).join("/"));
      if (!place) return [];
      const value: unknown = JSON.parse(
        readFileSync(path.join(folder, file), "utf8"),
      );
      return [...editsIn(file, schemas.ofFile(place), value, year)];
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

/** Reads the names that a reference may hold from the catalogue of its type. */
const namesIn =
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

const errorsOf = async (folder: string): Promise<Problem[]> =>
  (await checkContent({ contentFolder: folder })).filter(
    ({ severity }) => severity === "error",
  );

/** Applies edits, and of those that the check refuses together as many as it takes alone. Returns the refused. */
async function applyAllowed(
  folder: string,
  edits: readonly OrdinaryEdit[],
): Promise<RefusedEdit[]> {
  if (edits.length === 0) return [];
  const undo = apply(folder, edits);
  const [first] = await errorsOf(folder);
  if (!first) return [];
  undo();
  const [only] = edits;
  if (only && edits.length === 1) return [{ ...only, why: first.message }];
  const half = Math.ceil(edits.length / 2);
  return [
    ...(await applyAllowed(folder, edits.slice(0, half))),
    ...(await applyAllowed(folder, edits.slice(half))),
  ];
}

/** Whether an edit gives a member of the team another name, which events say as well. */
const isOfPerson = ({ file, path: place, isOfList }: OrdinaryEdit): boolean =>
  !isOfList &&
  (place.at(-2) === "speakers" ||
    (file === "pages/about.json" && place.at(-1) === "name"));

/** An edit, by its place in the content. */
const placeOf = ({ file, path: place }: OrdinaryEdit) =>
  `${file}: ${place.join(".")}`;

/**
 * Makes every ordinary edit that the content check allows at once: other words, prices, days, addresses, items and
 * pictures, and each list one entry longer or shorter. The content is then a firm's own (`sample` is false).
 *
 * @returns How many edits were made, and what the check refused: places of the content and why.
 */
export async function liveForAYear(
  folder: string,
  lists: Lists,
): Promise<{ edited: number; refused: { place: string; why: string }[] }> {
  apply(folder, [{ file: "site.json", path: ["sample"], next: () => false }]);
  await addAndRemove(folder, lists);
  const [first] = await errorsOf(folder);
  if (first) throw new Error(formatProblem(first));
  const days = lists === "longer" ? -200 : 45;
  const edits = editsOf(folder, {
    lists,
    words: lists === "longer" ? otherWords : moreWords,
    shift: (day) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
    namesOf: namesIn(folder),
  });
  const people = edits.filter(isOfPerson);
  const refused = await applyAllowed(folder, people);
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const ofFile = edits.filter(
      (edit) => edit.file === file && !people.includes(edit),
    );
    const texts = ofFile.filter(({ isOfList }) => !isOfList);
    refused.push(...(await applyAllowed(folder, texts)));
    for (const edit of ofFile.filter(({ isOfList }) => isOfList))
      refused.push(...(await applyAllowed(folder, [edit])));
  }
  return {
    edited: edits.length - refused.length,
    refused: refused.map((edit) => ({ place: placeOf(edit), why: edit.why })),
  };
}
