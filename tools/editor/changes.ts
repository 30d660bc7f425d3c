import { isDeepStrictEqual } from "node:util";
import { field } from "../../src/common/field";
import { entriesField } from "./formShape";
import { placeInForm } from "./refusal";

/** A difference between two versions of a file, in the words of its form. */
export interface Change {
  readonly place: string;
  /** Empty where there was nothing. */
  readonly before: string;
  /** Empty where there is nothing any more. */
  readonly after: string;
}

/** A value as people read it: words without their HTML, an entry by all that it has. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object")
    return Object.values(value).map(inWords).filter(Boolean).join(" · ");
  return String(value)
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "Picture: $1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** How many entries two lists have in common from their beginning. */
function inCommon(one: readonly unknown[], other: readonly unknown[]): number {
  const end = one.findIndex(
    (entry, index) => !isDeepStrictEqual(entry, other[index]),
  );
  return end === -1 ? one.length : end;
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): Change[] {
  const start = inCommon(before, after);
  const end = inCommon(
    before.slice(start).reverse(),
    after.slice(start).reverse(),
  );
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  return Array.from({ length: Math.max(gone.length, come.length) }).flatMap(
    (_, index) =>
      changesBetween(
        gone[index],
        come[index],
        `${place || entriesField}[${start + index}]`,
      ),
  );
}

/** Every difference between two values of a file, by field. */
export function changesBetween(
  before: unknown,
  after: unknown,
  place = "",
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return listChanges(before, after, place);
  const [old, now] = [before, after].map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.keys(value)
      : undefined,
  );
  if (old && now)
    return [...new Set([...old, ...now])]
      .filter((name) => name !== "$schema")
      .flatMap((name) =>
        changesBetween(
          field(before, name),
          field(after, name),
          place ? `${place}.${name}` : name,
        ),
      );
  return [
    {
      place: placeInForm(place),
      before: inWords(before),
      after: inWords(after),
    },
  ];
}
