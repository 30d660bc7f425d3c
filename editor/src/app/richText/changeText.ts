import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { editsOf } from "../../store/mergeLists";
import { readBlocks } from "./htmlBlocks";

/** Changes only what differs between two blocks at a position, so that a cursor in them keeps its place. */
function changeBlock(tr: Transaction, at: number, now: Node, next: Node): void {
  const start = now.content.findDiffStart(next.content);
  const end = now.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Repeated letters may be counted from both sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(
    at + 1 + start,
    at + 1 + end.a + overlap,
    next.slice(start, end.b + overlap),
  );
}

/** Shows a newer version of the text. The cursor, and what can be undone, stay where they are. */
export function changeText(editor: Editor, blocks: readonly string[]): void {
  const { state, schema, view } = editor;
  const text = readBlocks(blocks);
  const next = text
    ? schema.nodeFromJSON(text)
    : schema.topNodeType.createAndFill();
  if (!next) return;
  const { tr, doc } = state;
  const { entries, added } = editsOf(doc.children, next.children);
  let at = doc.content.size;
  // From the end, so that positions before a change stay as they are.
  for (let index = doc.childCount; index >= 0; index -= 1) {
    const insert = (added[index] ?? []) as Node[];
    if (insert.length > 0) tr.insert(at, insert);
    if (index === 0) break;
    const now = doc.child(index - 1);
    const then = entries[index - 1] as Node | undefined;
    at -= now.nodeSize;
    if (!then) tr.delete(at, at + now.nodeSize);
    else if (now.sameMarkup(then)) changeBlock(tr, at, now, then);
    else tr.replaceWith(at, at + now.nodeSize, then);
  }
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  view.dispatch(
    tr.setMeta("addToHistory", false).setMeta("preventUpdate", true),
  );
}
