/** The key that opens the search. */
export const shortcutKey = "/";

const setting = "search-shortcut";

/** Whether the key opens the search: visitors who steer by voice may turn it off (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(setting) !== "off";
  } catch {
    return true;
  }
}

/** Remembers the visitor's choice, where the browser lets us. */
export function setShortcut(isOn: boolean): void {
  try {
    localStorage.setItem(setting, isOn ? "on" : "off");
  } catch {
    // Without storage the choice cannot be kept.
  }
}

/** Whether the key is meant for the search: not for a field, a dialog or the browser. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== shortcutKey || ctrlKey || metaKey || altKey) return false;
  const isTaken =
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], dialog");
  return !isTaken && !document.querySelector("dialog[open]") && isShortcutOn();
}
