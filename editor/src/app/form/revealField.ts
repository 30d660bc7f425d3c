import { fieldId, type FieldPath } from "../model/schema";

const focusable =
  "input:not([type=hidden]), textarea, [contenteditable=true], [role=combobox], button";
/** Frames to wait for a field that is still rendering. */
const mostFrames = 30;

/** Scrolls to a field and focuses it, once it has rendered. */
export function revealField(path: FieldPath, frames = mostFrames): void {
  const id = fieldId(path);
  const field =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[data-field="${id}"]`);
  if (!field) {
    if (frames > 0) requestAnimationFrame(() => revealField(path, frames - 1));
    else if (path.length > 0) revealField(path.slice(0, -1), 0);
    return;
  }
  // The fields of an open group come before the row that closes it.
  const inside = field.querySelector("[data-body]") ?? field;
  const target = field.matches(focusable)
    ? field
    : inside.querySelector<HTMLElement>(focusable);
  field.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
