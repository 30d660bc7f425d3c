import { useState, type ComponentType } from "react";
import { loadCode } from "./loadCode";

/**
 * A dialog whose code loads on the first press of its button. After a failure the next press tries again.
 *
 * @param onFailure Tells the visitor that the code cannot be loaded.
 * @returns `Dialog`, which is to be rendered while there is one, and functions that open and close it. `prepare` loads the
 * code while the button is still pressed.
 */
export function useLoadedDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  return {
    Dialog,
    /** @param isWanted Asked when the code has loaded. */
    open: (isWanted = () => true) => {
      loadCode(load).then((Loaded) => {
        if (isWanted()) setDialog(() => Loaded);
      }, onFailure);
    },
    close: () => setDialog(undefined),
    // Opening reports a failure.
    prepare: () => void loadCode(load).catch(() => undefined),
  };
}
