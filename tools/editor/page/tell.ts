import { textElement } from "./textElement";

/** Tells something over the form until the reader closes it; the first of the buttons is the one that is meant. */
export function tell({
  title,
  entries,
  note,
  buttons,
  className = "refusal",
}: {
  title: string;
  entries: readonly HTMLElement[];
  note?: string;
  /** Their words, and what they do besides closing. */
  buttons: Readonly<Record<string, () => void>>;
  className?: string;
}): void {
  const dialog = document.createElement("dialog");
  dialog.className = className;
  dialog.setAttribute("aria-label", title);
  dialog.addEventListener("close", () => dialog.remove());
  const list = document.createElement("ul");
  list.append(...entries);
  const actions = document.createElement("div");
  actions.className = "actions";
  for (const [words, run] of Object.entries(buttons)) {
    const button = textElement("button", words);
    button.addEventListener("click", () => {
      dialog.close();
      run();
    });
    actions.append(button);
  }
  dialog.append(
    textElement("h2", title),
    ...(entries.length > 0 ? [list] : []),
    ...(note === undefined ? [] : [textElement("p", note)]),
    actions,
  );
  document.body.append(dialog);
  dialog.showModal();
}
