type Modifiers = Pick<
  MouseEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** Whether a key or a click was pressed with Alt, Ctrl, Meta or Shift: it is the browser's, such as Alt+Left for Back. */
export const hasModifier = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
