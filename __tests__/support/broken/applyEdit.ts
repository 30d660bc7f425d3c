import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Node,
} from "jsonc-parser";
import sharp from "sharp";
import type { Edit } from "./brokenCase";

/** "hero.actions[0].to" as steps. */
function stepsOf(place: string): (string | number)[] {
  return [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? "") : Number(index),
  );
}

/** The part of a text's syntax tree at a path. Throws where the content has nothing there. */
export function nodeAt(text: string, place: string): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, stepsOf(place));
  if (!node) throw new Error(`The content has nothing at ${place}.`);
  return node;
}

function setValue(text: string, place: string, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(
    text,
    modify(text, stepsOf(place), value, { formattingOptions }),
  );
}

function replaceAt(
  text: string,
  { offset, length }: { offset: number; length: number },
  by: string,
): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

function repeatEntry(text: string, place: string): string {
  const { offset, length } = nodeAt(text, place);
  const entry = text.slice(offset, offset + length);
  return replaceAt(text, { offset, length: 0 }, `${entry},\n`);
}

/** The text after an edit of text; undefined for the edits of files. */
function editText(
  folder: string,
  text: string,
  edit: Edit,
): string | undefined {
  if ("copyValue" in edit) {
    const source = edit.from
      ? readFileSync(path.join(folder, edit.from), "utf8")
      : text;
    const { value } = nodeAt(source, edit.copyValue);
    return setValue(text, edit.over, value);
  }
  if ("set" in edit) return setValue(text, edit.set, edit.to);
  if ("remove" in edit) return setValue(text, edit.remove, undefined);
  if ("keep" in edit) {
    const { children = [] } = nodeAt(text, edit.of);
    const entries = children.slice(0, edit.keep).map(getNodeValue);
    return setValue(text, edit.of, entries);
  }
  if ("repeat" in edit) return repeatEntry(text, edit.repeat);
  if ("raw" in edit) return replaceAt(text, nodeAt(text, edit.raw), edit.to);
  if ("rewrite" in edit) return edit.rewrite(text);
  if ("write" in edit) return edit.write;
  if ("fill" in edit)
    return setValue(text, edit.fill, edit.with.repeat(edit.length));
  return undefined;
}

async function editFile(
  folder: string,
  file: string,
  edit: Edit,
): Promise<void> {
  if ("copyTo" in edit)
    return copyFileSync(file, path.join(folder, edit.copyTo));
  const bytes = readFileSync(file);
  rmSync(file);
  if ("bytes" in edit) writeFileSync(file, edit.bytes(bytes));
  if ("picture" in edit) {
    const { width, height, format } = edit.picture;
    await sharp({
      create: { width, height, channels: 3, background: "#2151a1" },
    })
      .toFormat(format)
      .toFile(file);
  }
}

/**
 * Makes one change to a file of a content folder.
 *
 * @throws Error where the content has nothing at the path of the edit.
 */
export async function applyEdit(
  folder: string,
  name: string,
  edit: Edit,
): Promise<void> {
  const file = path.join(folder, name);
  const isNew = "write" in edit;
  const before = isNew ? "" : readFileSync(file, "utf8");
  const after = editText(folder, before, edit);
  if (after === undefined) return editFile(folder, file, edit);
  rmSync(file, { force: true });
  writeFileSync(file, after);
}
