import type { Editor, JSONContent } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Inserts a block at the cursor and moves the cursor into it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { from, $from } = tr.selection;
      // At the start of a paragraph the block replaces it.
      const start = $from.parentOffset === 0 ? from : from + 1;
      tr.replaceSelectionWith(editor.schema.nodeFromJSON(block))
        .setSelection(TextSelection.near(tr.doc.resolve(start)))
        .scrollIntoView();
      return true;
    })
    .run();
}
