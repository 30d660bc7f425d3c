import type { Registry } from "@rjsf/utils";
import type { EntrySession } from "../state/EntrySession";

/** What the form tells its fields. */
export interface FormContext {
  readonly session: EntrySession;
}

/**
 * Asks before an entry of a list or a section is removed, and offers to put it back.
 *
 * @param then Runs once the form has rendered without it.
 */
export function removePart(
  { formContext }: Registry,
  title: string,
  remove: () => void,
  then?: () => void,
): void {
  if (!window.confirm(`Remove “${title}”?`)) return;
  const { session } = formContext as FormContext;
  const before = session.state.value;
  remove();
  requestAnimationFrame(() => {
    then?.();
    session.notePartRemoved(title, before);
  });
}
