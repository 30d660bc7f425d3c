import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const contentFolder = path.resolve("content");

/** The parsed content of a file below content/, named without ".json". */
export function readContent(name: string): unknown {
  return JSON.parse(
    readFileSync(path.join(contentFolder, `${name}.json`), "utf8"),
  );
}

/** Names, without ".json", of the files of a folder below content/. */
export function contentNames(folder: string): string[] {
  return readdirSync(path.join(contentFolder, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${folder}/${file.replace(/\.json$/, "")}`)
    .sort();
}

/** Every text and number in a value, in order. */
export function leaves(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}

/** The value of a field, or undefined where there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map(Object.entries(value)).get(name)
    : undefined;
}

/** The entries of a list; none where the value is no list. */
export function entries(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The values of a field of each entry of a list. */
export function pluck(list: unknown, name: string): unknown[] {
  return entries(list).map((entry) => field(entry, name));
}
