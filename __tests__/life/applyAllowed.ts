import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../src/gatsby/check/problem";
import { checkContent } from "../../src/gatsby/check/checkContent";

export type Path = readonly (string | number)[];

/** A change of one value, as a maintainer makes it on an ordinary day. */
export interface OrdinaryEdit {
  readonly file: string;
  readonly path: Path;
  readonly isOfList: boolean;
  /** The new value; undefined where the value stays. */
  readonly next: (value: unknown) => unknown;
}

/** An edit that the check does not allow, and what it says. */
export interface RefusedEdit extends OrdinaryEdit {
  readonly why: string;
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
export function apply(
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

export const errorsOf = async (folder: string): Promise<Problem[]> =>
  (await checkContent({ contentFolder: folder })).filter(
    ({ severity }) => severity === "error",
  );

/** Applies edits, and of those that the check refuses together as many as it takes alone. Returns the refused. */
export async function applyAllowed(
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
