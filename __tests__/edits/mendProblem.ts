import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { parsePath } from "../../src/common/jsonPath";
import { schemaAt } from "../../src/common/jsonSchema";
import type { Problem } from "../../src/gatsby/content/problem";
import {
  contentFileType,
  requiredFiles,
  singleFiles,
} from "../../src/gatsby/model/contentTypes";
import { fileSchema } from "../../src/gatsby/model/jsonSchema";
import { nodeAt } from "../support/broken/applyEdit";
import { parentAt } from "./contentTexts";

/** Changes the text of a file. Throws if nothing changes. */
export function editFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(file, after);
}

/** Changes the value of a JSON file. */
export const editJson = (
  file: string,
  change: (value: object) => unknown,
): void =>
  writeFileSync(
    file,
    JSON.stringify(
      change(JSON.parse(readFileSync(file, "utf8")) as object),
      undefined,
      2,
    ),
  );

/** Shared files that the content may do without. */
export const sharedFiles = singleFiles
  .filter((file) => !requiredFiles.includes(file))
  .map(({ pattern }) => pattern);

/**
 * The steps to the smallest part that a file may do without, of those that contain a place; none if only the whole file
 * may go. Throws if it needs all.
 */
function removablePart(file: string, place: string) {
  const type = contentFileType(file);
  const schema = type ? fileSchema(type) : {};
  const steps = parsePath(place);
  let length = 0;
  for (const [index, step] of steps.entries()) {
    const { required } = schemaAt(schema, steps.slice(0, index));
    if (typeof step === "number" || !required?.includes(step))
      length = index + 1;
  }
  if (length === 0 && !sharedFiles.includes(file) && type?.shape !== "item")
    throw new Error(`content/${file} needs its ${place}.`);
  return steps.slice(0, length);
}

/** A text without what a problem names: a link of which the words stay, or a placeholder. */
function mendedText(text: unknown, { message, remedy }: Problem) {
  if (typeof text !== "string") return undefined;
  const address = /no page at "(.+)"/.exec(message)?.[1];
  const placeholder = /^Remove (\{\w+\}) from the text/.exec(remedy)?.[1];
  const mended = placeholder
    ? text.replaceAll(placeholder, "")
    : address &&
      text.replace(
        RegExp(`<a [^>]*href="${address}[^>]*>(.*?)</a>`, "gs"),
        "$1",
      );
  return mended === text ? undefined : mended;
}

/**
 * Mends what the content check names, as its reader does: a text is reworded, other parts go.
 *
 * @param removed Parts that are gone since the check.
 */
export function mendProblem(problem: Problem, removed: Set<string>): void {
  const { file, field } = problem;
  if (removed.has(file)) return;
  const before = readFileSync(`content/${file}`, "utf8");
  const text: unknown = nodeAt(before, field).value;
  const mended = mendedText(text, problem);
  const steps = mended ? parsePath(field) : removablePart(file, field);
  const part = [file, ...steps].join(" ");
  if (!mended && removed.has(part)) return;
  removed.add(part);
  if (steps.length === 0) {
    rmSync(`content/${file}`);
    return;
  }
  editJson(`content/${file}`, (value) => {
    const parent = parentAt(value, steps);
    const last = steps.at(-1) ?? "";
    if (Array.isArray(parent) && !mended) parent.splice(Number(last), 1);
    else parent[last] = mended;
    return value;
  });
}
