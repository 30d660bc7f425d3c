import { createContext, type FocusEvent, type SyntheticEvent } from "react";

const isText = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What rows of lists take over when others add entries: the form library then builds every row of the list anew. */
export class KeptRows {
  /** Ids of the rows that are open. */
  readonly open = new Set<string>();
  private field = "";
  private cursor: [number | null, number | null] = [null, null];

  /** Notes which field has the focus, and where its cursor is. */
  readonly note = ({ target }: FocusEvent | SyntheticEvent) => {
    if (!(target instanceof HTMLElement)) return;
    this.field = target.id;
    this.cursor = isText(target)
      ? [target.selectionStart, target.selectionEnd]
      : [null, null];
  };

  readonly forget = () => {
    this.field = "";
  };

  /** Gives the focus and the cursor back to a field that was built anew. */
  readonly restoreFocus = () => {
    const field = document.getElementById(this.field);
    if (!field || document.activeElement !== document.body) return;
    const { cursor } = this;
    field.focus({ preventScroll: true });
    if (isText(field)) field.setSelectionRange(...cursor);
  };
}

export const KeptRowsContext = createContext(new KeptRows());
