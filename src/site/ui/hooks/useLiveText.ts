import { useState } from "react";

/**
 * For a text that changes when the visitor presses a button. Screen readers speak the change only while one of its
 * buttons has the focus: not on load, and not again when a closing dialog uncovers the page.
 *
 * @returns The attributes of the text and of its buttons, and a function for other ways to change the text.
 */
export function useLiveText() {
  const [isLive, setIsLive] = useState(false);
  const begin = () => setIsLive(true);
  return {
    begin,
    text: {
      "aria-live": isLive ? "polite" : undefined,
      // The whole text, not only the number that changed.
      "aria-atomic": true,
    },
    buttons: {
      onFocus: begin,
      // Safari does not focus a button that is clicked.
      onPointerDown: begin,
      onBlur: () => setIsLive(false),
    },
  } as const;
}
