import { useEffect } from "react";

/** Dialogs and uploads with something typed that is not part of a form yet. */
const unsent = new Set<symbol>();

/** Whether leaving would lose what was typed in a dialog or an upload. */
export const hasUnsent = () => unsent.size > 0;

/** Asks before what was typed in a dialog or an upload is given up. Returns whether it may be. */
export const mayLeave = () =>
  !hasUnsent() || window.confirm("Discard what you typed here?");

/** Says that a dialog or an upload holds something that was typed. */
export function useUnsent(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const id = Symbol("unsent");
    unsent.add(id);
    return () => void unsent.delete(id);
  }, [isTyped]);
}
