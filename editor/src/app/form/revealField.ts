import { fieldId } from "./fieldId";
import type { JsonPath } from "../../../../src/common/jsonPath";

export const focusable =
  "input:not([type=hidden]), textarea, [contenteditable=true], [role=combobox], button";
/** Frames to wait for a field that is still rendering. */
const mostFrames = 30;

/** The closed row that a field is in; the outermost of several. */
function closedRow(path: JsonPath): HTMLElement | null | undefined {
  return path
    .map((_step, index) => `${fieldId(path.slice(0, index + 1))}-summary`)
    .map((id) => document.getElementById(id))
    .find((row) => row?.ariaExpanded === "false");
}

/** Opens the rows that a field is in, scrolls to the field and focuses it, once it has rendered. */
export function revealField(path: JsonPath, frames = mostFrames): void {
  const row = closedRow(path);
  const id = fieldId(path);
  const field =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[data-field="${id}"]`);
  if (row || !field) {
    row?.click();
    if (frames > 0) requestAnimationFrame(() => revealField(path, frames - 1));
    else if (path.length > 0) revealField(path.slice(0, -1), 0);
    return;
  }
  // The fields of an open group come before the row that closes it.
  const inside = field.querySelector("[data-body]") ?? field;
  const target = field.matches(focusable)
    ? field
    : inside.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  // Opened rows have their heights after the timers of their transitions.
  setTimeout(() => field.scrollIntoView({ block: "center" }));
}
