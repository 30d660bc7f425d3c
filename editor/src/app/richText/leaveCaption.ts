import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Moves from a caption to the next block instead of splitting the caption. */
export function leaveCaption(editor: Editor, name: string): boolean {
  const { $from } = editor.state.selection;
  return (
    $from.parent.type.name === name &&
    editor.commands.command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
      return true;
    })
  );
}
