import { readFileSync } from "node:fs";
import path from "node:path";
import {
  contentPlaces,
  type ContentPlace,
} from "../../src/gatsby/model/contentTypes";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../src/gatsby/model/jsonSchema";
import { entries } from "../support/readContent";
import { anotherEntry, namesIn, type NamesOf } from "./anotherEntry";
import {
  applyAllowed,
  type OrdinaryEdit,
  type Path,
  type RefusedEdit,
} from "./applyAllowed";

/** How many entries each list has: as few as may be, one more than now, or as many as may be. */
export const listSizes = ["least", "more", "most"] as const;

export type ListSize = (typeof listSizes)[number];

/** Where a list has no greatest number of entries, so many more than now. */
const severalMore = 6;

function sizeOf(
  { minItems, maxItems }: JsonSchema,
  length: number,
  size: ListSize,
): number {
  if (size === "least") return Math.max(1, Number(minItems ?? 0));
  const most = Number(maxItems ?? length + severalMore);
  return Math.min(most, size === "more" ? length + 1 : most);
}

/** The list in another size, or as near to it as names and addresses reach. */
function resized(
  schema: JsonSchema,
  value: unknown,
  size: ListSize,
  namesOf: NamesOf,
): unknown[] {
  const list = entries(value);
  const wanted = sizeOf(schema, list.length, size);
  if (list.length === 0) return list;
  const next = list.slice(0, wanted);
  while (next.length < wanted) {
    const added = anotherEntry(schema, next, namesOf);
    if (added === undefined) break;
    next.push(added);
  }
  return next;
}

/** Lists of which pages show parts by name, or that name files. */
const isKept = (place: Path): boolean =>
  ["links", "pictures", "logos"].includes(String(place.at(-1)));

/** The edits of all lists in a value, those within entries first. */
function* listsIn(
  file: string,
  schema: JsonSchema,
  value: unknown,
  edit: (schema: JsonSchema) => OrdinaryEdit["next"],
  place: Path = [],
): Generator<OrdinaryEdit> {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, each] of Object.entries(value)) {
    const of = isList ? schema.items : schema.properties?.[name];
    if (of)
      yield* listsIn(file, of, each, edit, [
        ...place,
        isList ? Number(name) : name,
      ]);
  }
  if (isList && !isKept(place))
    yield { file, path: place, isOfList: true, next: edit(schema) };
}

/** Names that pages have more room for than the sample has entries come first. */
const first = ["shared/statistics.json", "shared/services.json"];

const isResized = ({ pattern, shape, folderKind }: ContentPlace): boolean =>
  !folderKind && (shape === "object" || first.includes(pattern));

/**
 * Gives every list of pages, site and shared parts another size, as far as the check allows.
 *
 * @returns What the check refused.
 */
export async function resizeLists(
  folder: string,
  size: ListSize,
): Promise<RefusedEdit[]> {
  const schemas = new ContentSchemas();
  const refused: RefusedEdit[] = [];
  for (const place of contentPlaces
    .filter(isResized)
    .toSorted(
      (one, other) =>
        Number(first.includes(other.pattern)) -
        Number(first.includes(one.pattern)),
    )) {
    const { pattern } = place;
    if (size === "least" && first.includes(pattern)) continue;
    const value: unknown = JSON.parse(
      readFileSync(path.join(folder, pattern), "utf8"),
    );
    const names = namesIn(folder);
    const edits = listsIn(
      pattern,
      schemas.ofFile(place),
      value,
      (schema) => (list) => resized(schema, list, size, names),
    );
    refused.push(...(await applyAllowed(folder, [...edits])));
  }
  return refused;
}
