import { useEffect, useRef } from "react";

/**
 * Buttons that are disabled while their work goes on lose the keyboard focus. This gives it back when the work is done.
 *
 * @param busy Whether the work goes on.
 * @returns Call it with the button when it is pressed.
 */
export function useReturnFocus(busy: boolean): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);
  return (button) => {
    pressed.current = button;
  };
}
