import { isObject } from "../../store/contentText";
import { valueAt, type FieldPath } from "./schema";

/** A field that two versions of a file disagree on. */
export interface Difference {
  readonly path: FieldPath;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The version to keep unless a person decides otherwise: the one that changed. */
  readonly suggested: "theirs" | "mine";
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Fields that differ. Lists of different lengths differ as a whole. */
export function differences(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  path: FieldPath = [],
): Difference[] {
  if (same(theirs, mine)) return [];
  const areObjects = isObject(theirs) && isObject(mine);
  const areLists =
    Array.isArray(theirs) &&
    Array.isArray(mine) &&
    theirs.length === mine.length;
  if (areObjects || areLists)
    return [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].flatMap(
      (key) => {
        const step = areLists ? Number(key) : key;
        const [before, their, my] = [base, theirs, mine].map((value) =>
          valueAt(value, [step]),
        );
        return differences(before, their, my, [...path, step]);
      },
    );
  return [
    { path, theirs, mine, suggested: same(base, mine) ? "theirs" : "mine" },
  ];
}

/** A copy of a value with another value in one field; undefined removes the field. */
export function withValueAt(
  value: unknown,
  path: FieldPath,
  part: unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const inner = withValueAt(valueAt(value, [step]), rest, part);
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      index === step ? inner : entry,
    );
  const object = isObject(value) ? value : {};
  if (inner !== undefined) return { ...object, [step]: inner };
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => name !== step),
  );
}
