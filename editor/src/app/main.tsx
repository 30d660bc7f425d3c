import { createRoot } from "react-dom/client";
import { openStore } from "../store/openStore";
import { openCopies } from "../store/UnsavedCopies";
import { App } from "./App";
import { messageOf } from "./model/words";
import { askBeforeLeaving, navigation } from "./route";
import { Editor } from "./state/Editor";

/** Beside a field a dropped file would open in place of the editor. */
function refuseFile(event: DragEvent): void {
  const isFile = event.dataTransfer?.types.includes("Files");
  const isInput = event.target instanceof HTMLInputElement;
  if (isFile && !isInput) event.preventDefault();
}

// Hosts may serve the page without the slash at its end, from which its files are found.
if (location.pathname.endsWith("/admin"))
  history.replaceState(null, "", `${location.pathname}/${location.hash}`);
window.addEventListener("dragover", refuseFile);
window.addEventListener("drop", refuseFile);
askBeforeLeaving();
const root = createRoot(document.getElementById("root") ?? document.body);
openStore().then(
  (store) =>
    root.render(<App editor={new Editor(store, navigation, openCopies)} />),
  (error: unknown) => root.render(<p role="alert">{messageOf(error)}</p>),
);
