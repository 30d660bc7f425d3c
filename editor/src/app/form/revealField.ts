import { fieldId, type FieldPath } from "../model/schema";

const focusable =
  "input:not([type=hidden]), textarea, [contenteditable=true], [role=combobox], button";
/** Frames to wait for a field that is still rendering. */
const mostFrames = 30;

/** Ids of the groups and entries that a field is in, and its own. */
export function idsTo(path: FieldPath): string[] {
  return path.map((_step, index) => fieldId(path.slice(0, index + 1)));
}

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
  const body = field.querySelector<HTMLElement>("[data-body]");
  const target = field.matches(focusable)
    ? field
    : (body?.querySelector<HTMLElement>(focusable) ??
      field.querySelector<HTMLElement>(focusable));
  field.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
