import path from "node:path";
import { contentNames, countOf } from "../readContent";
import { stepsOf } from "./applyEdit";
import type { BrokenCase, Edit } from "./brokenCase";

interface FileEdit {
  readonly file: string;
  readonly edit: Edit;
}

/** The last entries of a list without which it has so many. */
function spareEntries(file: string, list: string, kept: number): FileEdit[] {
  const steps = stepsOf(list).map(String);
  const found = countOf(file.replace(/\.json$/, ""), ...steps);
  return Array.from({ length: Math.max(0, found - kept) }, (_, index) => ({
    file,
    edit: { remove: `${list}[${found - 1 - index}]` },
  }));
}

/** Files besides one without which its folder has so many. */
function spareFiles(file: string, kept: number): FileEdit[] {
  return contentNames(path.posix.dirname(file))
    .map((name) => `${name}.json`)
    .filter((name) => name !== file)
    .slice(kept - 1)
    .map((name) => ({ file: name, edit: { delete: true } }));
}

/**
 * What takes away the entries or items that the content has beyond its least, for a case that takes one away and
 * expects to be told how few are left: maintainers add to lists and folders.
 */
export function sparesOf({ file, edits, expect }: BrokenCase): FileEdit[] {
  const [edit] = edits;
  const left = /^The (?:list|folder) has (\d+) /.exec(expect.message)?.[1];
  if (!edit || edits.length > 1 || left === undefined) return [];
  const kept = Number(left) + 1;
  if ("delete" in edit) return spareFiles(file, kept);
  const list =
    "remove" in edit ? /^(.*)\[\d+\]$/.exec(edit.remove)?.[1] : undefined;
  return list === undefined ? [] : spareEntries(file, list, kept);
}
