import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type Node,
} from "jsonc-parser";
import { parsePath } from "../../../src/common/jsonPath";
import type { Edit } from "./brokenCase";

/** The syntax node at a path. Throws if the text has none. */
export function nodeAt(text: string, place: string): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...parsePath(place)]);
  if (!node) throw new Error(`The content has nothing at ${place}.`);
  return node;
}

/** Sets the value at a path of a JSON text; undefined removes it, the index -1 adds an entry to a list. */
export function setValue(text: string, place: string, value: unknown): string {
  const changes = modify(text, [...parsePath(place)], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    isArrayInsertion: place.endsWith("[-1]"),
  });
  return applyEdits(text, changes);
}

/** The file after an edit; undefined if it is deleted. */
function contentAfter(text: string, edit: Edit) {
  if ("set" in edit) return setValue(text, edit.set, edit.to);
  if ("raw" in edit) {
    const { offset, length } = nodeAt(text, edit.raw);
    return text.slice(0, offset) + edit.to + text.slice(offset + length);
  }
  if ("rewrite" in edit) return edit.rewrite(text);
  if ("write" in edit) return edit.write;
  return undefined;
}

/** Edits a file of the content. Throws if the path of the edit does not exist. */
export async function applyEdit(
  files: Map<string, Buffer>,
  name: string,
  edit: Edit,
): Promise<void> {
  const before = files.get(name) ?? Buffer.alloc(0);
  if ("copyTo" in edit) {
    files.set(edit.copyTo, before);
    return;
  }
  const after = await contentAfter(before.toString(), edit);
  if (after === undefined) files.delete(name);
  else files.set(name, Buffer.from(after));
}
