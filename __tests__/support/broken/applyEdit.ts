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

/** Splits a path such as "hero.actions[0].to". */
function stepsOf(place: string): (string | number)[] {
  return [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? "") : Number(index),
  );
}

/** The syntax node at a path. Throws if the text has none. */
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

/** The edited text; undefined if the edit concerns the file. */
function editText(text: string, edit: Edit): string | Buffer | undefined {
  if ("set" in edit) return setValue(text, edit.set, edit.to);
  if ("remove" in edit) return setValue(text, edit.remove, undefined);
  if ("keep" in edit) {
    const { children = [] } = nodeAt(text, edit.of);
    const entries = children.slice(0, edit.keep).map(getNodeValue);
    return setValue(text, edit.of, entries);
  }
  if ("raw" in edit) {
    const { offset, length } = nodeAt(text, edit.raw);
    return text.slice(0, offset) + edit.to + text.slice(offset + length);
  }
  if ("rewrite" in edit) return edit.rewrite(text);
  if ("write" in edit) return edit.write;
  return undefined;
}

async function editFile(
  folder: string,
  file: string,
  edit: Edit,
): Promise<void> {
  if ("copyTo" in edit)
    return copyFileSync(file, path.join(folder, edit.copyTo));
  rmSync(file);
  if ("picture" in edit) {
    const { width, height, format } = edit.picture;
    await sharp({
      create: { width, height, channels: 3, background: "#2151a1" },
    })
      .toFormat(format)
      .toFile(file);
  }
}

/** Edits a file of a content folder. Throws if the path of the edit does not exist. */
export async function applyEdit(
  folder: string,
  name: string,
  edit: Edit,
): Promise<void> {
  const file = path.join(folder, name);
  const isNew = "write" in edit;
  const before = isNew ? "" : readFileSync(file, "utf8");
  const after = editText(before, edit);
  if (after === undefined) return editFile(folder, file, edit);
  rmSync(file, { force: true });
  writeFileSync(file, after);
}
