import type { Change } from "../changes";
import { pictureAdded } from "./addPicture";
import { askEditor, callEditor } from "./callEditor";
import { cms } from "./cms";
import { tell } from "./tell";
import { listItem, textElement } from "./textElement";

/** Shows what a save changed, field by field, with a way back. */
function showSave(changes: readonly Change[], undo: () => Promise<void>): void {
  tell({
    title: "The last save",
    entries: changes.map(({ place, before, after }) =>
      listItem(
        textElement("strong", place),
        ...(before ? [textElement("del", before)] : []),
        ...(after ? [textElement("ins", after)] : []),
      ),
    ),
    ...(changes.length === 0 && { note: "It changed nothing." }),
    buttons: {
      "Keep it": () => undefined,
      "Undo last save": () => void undo(),
    },
    className: "refusal saved",
  });
}

/** A button that shows the last save and undoes it, as soon as there is one. */
export function offerUndo(): void {
  const lastChanges = async () => {
    const { changes } = await callEditor<{ changes: Change[] | null }>(
      "lastSave",
      {},
    );
    return changes;
  };
  const button = textElement("button", "Last save: see or undo");
  button.className = "lastSave";
  const update = async () => {
    button.hidden = (await lastChanges()) === null;
  };
  const undo = async () => {
    // The forms show files as they were loaded.
    if ((await askEditor("undoLastSave", {})).ok) location.reload();
  };
  button.addEventListener("click", () => {
    void lastChanges().then((changes) => showSave(changes ?? [], undo));
  });
  cms.registerEventListener({
    name: "postSave",
    handler: () => void update(),
  });
  window.addEventListener(pictureAdded, () => void update());
  document.body.append(button);
  void update();
}
