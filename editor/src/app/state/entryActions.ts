import { catalogueOf } from "../../../../src/gatsby/model/contentTypes";
import type { Change } from "../../store/ContentStore";
import { folderOf } from "../model/EditedContent";
import { messageOf } from "../model/words";
import type { Editor } from "./Editor";
import type { EntrySession } from "./EntrySession";

/** The addresses that have moved. */
export const redirectsFile = catalogueOf("Redirect");

/** Opens a new entry with what a form holds, without what is its own: title, address, dates, and what became of it. */
export function duplicate(editor: Editor, { entry, state }: EntrySession) {
  const folder = `${folderOf(entry)}/`;
  const copy = editor.session(folder);
  if (copy.isChanged)
    editor.setNotice({
      text: "You have begun this new entry before. Save it or discard it, then duplicate again.",
    });
  else copy.change(editor.content.duplicate(folder, state.value));
  editor.navigation.open(folder);
}

/** Opens the form of redirects with one that begins at an address. */
export function redirectFrom(editor: Editor, from: string): void {
  const redirects = editor.session(redirectsFile);
  const { value } = redirects.state;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  redirects.change([...entries, { from }]);
  editor.navigation.open(redirectsFile, [entries.length, "to"]);
}

/**
 * Stores earlier versions again.
 *
 * @param entry The entry to show then.
 * @param done What the notice says then.
 */
export async function takeBack(
  editor: Editor,
  changes: readonly Change[],
  entry: string,
  done: string,
): Promise<void> {
  editor.setNotice(undefined);
  const shown = editor.navigation.entry();
  try {
    const { status } = await editor.save(changes);
    if (status !== "saved")
      throw new Error(
        "This could not be taken back: somebody has changed the same since, or the check refuses it now.",
      );
    // Somebody may have gone on to another view meanwhile.
    if (editor.navigation.entry() === shown) editor.navigation.open(entry);
    editor.setNotice({ text: done });
  } catch (error) {
    editor.setNotice({
      text: messageOf(error),
      undo: () => void takeBack(editor, changes, entry, done),
      undoLabel: "Try again",
    });
  }
}
