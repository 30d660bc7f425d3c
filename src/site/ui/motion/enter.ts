import { motion } from "../../theme/tokens";

/** Delay between elements that come into view together, and the maximum delay. */
const stepMs = 100;
const maxDelayMs = 800;

/**
 * Lets elements rise one after the other, and fills the drawings in them (`data-fill`, in ms). Styles show each element
 * as it is at the end, so nothing stays hidden when scripts stop.
 */
export function enter(elements: readonly Element[]): void {
  for (const [index, element] of elements.entries()) {
    const delay = Math.min(index * stepMs, maxDelayMs);
    element.animate(
      { opacity: [0, 1], translate: ["0 16px", "0 0"] },
      {
        duration: motion.enterMs,
        easing: motion.standard,
        delay,
        fill: "backwards",
      },
    );
    for (const drawing of element.querySelectorAll<SVGElement>("[data-fill]"))
      drawing.animate(
        { clipPath: ["inset(0 100% 0 0)", "inset(0)"] },
        {
          duration: Number(drawing.dataset["fill"]),
          easing: motion.drawing,
          delay,
          fill: "backwards",
        },
      );
  }
}
