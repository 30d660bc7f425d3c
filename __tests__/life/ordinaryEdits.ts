import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../src/gatsby/check/problem";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../src/gatsby/model/jsonSchema";
import { entries } from "../support/readContent";
import { addAndRemove } from "./addAndRemove";
import { anotherEntry, namesIn, type NamesOf } from "./anotherEntry";
import {
  apply,
  applyAllowed,
  errorsOf,
  type OrdinaryEdit,
  type Path,
} from "./applyAllowed";

/** Whether lists get one entry more or one fewer. */
export type Lists = "longer" | "shorter";

/** How one year goes. */
interface Year {
  readonly lists: Lists;
  readonly words: (text: string) => string;
  readonly shift: (day: string) => string;
  readonly namesOf: NamesOf;
}

/** What a maintainer does with a field of a certain form; the others stay. */
const newValues: Readonly<Record<string, (value: string) => string>> = {
  email: () => "office@example.org",
  phone: () => "+91 11111 11111",
  timeZone: () => "Australia/Sydney",
  figure: (value) => value.replace(/[1-8]/, (digit) => `${Number(digit) + 1}`),
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

/** The same words and more, with signs that mean something to HTML and to patterns; in HTML before the tags that end it. */
const moreWords = (text: string): string =>
  text.includes("<")
    ? text.replace(/(<\/\w+>)*$/, " 2$&")
    : `${text} & 2 (or 1.5?)`;

/** Another text, price, address, day, colour or icon; undefined where the value names something else and stays. */
function changed(
  schema: JsonSchema,
  value: unknown,
  { words, shift }: Year,
  place: Path,
): unknown {
  const name = String(place.at(-1));
  if (typeof value === "boolean")
    return ["online", "follow"].includes(name) ? !value : undefined;
  if (typeof value === "number" && Number(schema["maximum"]) > value + 500)
    return value >= 1000 ? value + 500 : undefined;
  if (typeof value !== "string") return undefined;
  const form = schema["textFormat"];
  if (typeof form === "string") return newValues[form]?.(value);
  if (schema["address"] && /^https:/.test(value))
    return "https://www.example.org/elsewhere?a=b";
  if (schema["address"] && /action/i.test(place.join(".")))
    return value === "/contact" ? "/about" : "/contact";
  if (schema["icon"]) return "AutoAwesome";
  const tones = entries(schema["enum"]);
  if (name === "tone") return tones[(tones.indexOf(value) + 1) % tones.length];
  if (schema["date"]) return shift(value);
  const isOther = ["enum", "reference", "address", "icon", "picture"];
  if ([...isOther, "imageRule"].some((name) => schema[name])) return undefined;
  const next = words(value);
  return next.length > Number(schema["maxLength"] ?? 2000) ? undefined : next;
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
  const added = anotherEntry(schema, list, namesOf);
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
  const next = (text: unknown) => changed(schema, text, year, place);
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
