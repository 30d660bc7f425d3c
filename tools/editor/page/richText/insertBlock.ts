import type { Editor, JSONContent } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Puts a block in where the cursor is, and the cursor where the block begins: in its caption. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { from, $from } = tr.selection;
      // At the beginning of a paragraph it takes its place, else it comes behind it.
      const start = $from.parentOffset === 0 ? from : from + 1;
      tr.replaceSelectionWith(editor.schema.nodeFromJSON(block))
        .setSelection(TextSelection.near(tr.doc.resolve(start)))
        .scrollIntoView();
      return true;
    })
    .run();
}
