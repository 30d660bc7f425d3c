import type { Change } from "../changes";
import { askEditor, callEditor } from "./callEditor";
import { cms } from "./cms";
import { textElement } from "./textElement";

function changeElement({ place, before, after }: Change): HTMLElement {
  const item = document.createElement("li");
  item.append(textElement("strong", place));
  if (before) item.append(textElement("del", before));
  if (after) item.append(textElement("ins", after));
  return item;
}

/** Shows what a save changed, field by field, with a way back. */
function showSave(changes: readonly Change[], undo: () => Promise<void>): void {
  const dialog = document.createElement("dialog");
  dialog.className = "refusal saved";
  dialog.setAttribute("aria-label", "The last save");
  const list = document.createElement("ul");
  list.append(...changes.map(changeElement));
  const undoing = textElement("button", "Undo last save");
  undoing.addEventListener("click", () => {
    dialog.close();
    void undo();
  });
  const close = textElement("button", "Keep it");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(
    textElement("h2", "The last save"),
    changes.length > 0 ? list : textElement("p", "It changed nothing."),
    close,
    undoing,
  );
  document.body.append(dialog);
  dialog.showModal();
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
  document.body.append(button);
  void update();
}
