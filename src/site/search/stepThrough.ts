import type { KeyboardEvent } from "react";
import { hasModifier } from "../../common/hasModifier";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the search field and the results with the arrow keys. */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || hasModifier(event)) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      "input[type=search], ol a",
    ),
  ];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = current === -1 ? undefined : stops[current + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
