import { useState, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { lastWish } from "../navigation/lastWish";
import { notify } from "../notifications/notify";
import { loadCode } from "./loadCode";

/**
 * A dialog whose code loads on the first press of its button. A toast reports a failure; the next press tries again.
 *
 * @param name Subject of the logged error.
 * @returns `Dialog`, which is to be rendered while there is one, and functions that open and close it. `prepare` loads the
 * code while the button is still pressed.
 */
export function useLoadedDialog<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  failedText: string,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const open = () => {
    const wish = lastWish();
    loadCode(load).then(
      (Loaded) => {
        // The visitor may have asked for a page meanwhile.
        if (wish === lastWish()) setDialog(() => Loaded);
      },
      (error: unknown) => {
        logError(`${name} was not loaded.`, error);
        notify.error(failedText);
      },
    );
  };
  return {
    Dialog,
    open,
    close: () => setDialog(undefined),
    // Opening reports a failure.
    prepare: () => void loadCode(load).catch(() => undefined),
  };
}
