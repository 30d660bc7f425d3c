const stepPx = 224;
const stepMs = 2000;
const resumeMs = 3000;

/** What a visitor does with a row to scroll or to hold it. */
const interactions = [
  "wheel",
  "keydown",
  "mousedown",
  "touchstart",
  "touchmove",
  "touchend",
];

/**
 * Scrolls a row by 224 px every 2 s and jumps back at its end, while it is on screen. An interaction pauses it for 3 s,
 * but a resting pointer does not. Returns a function that stops it.
 */
export function autoScroll(row: HTMLElement): () => void {
  let timer: number | undefined;
  let onScreen = false;
  const stepIn = (delayMs: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(step, delayMs);
  };
  const step = (): void => {
    const { scrollLeft: left, scrollWidth, clientWidth } = row;
    if (onScreen && left + clientWidth >= scrollWidth - 1)
      row.scrollTo({ left: 0, behavior: "instant" });
    else if (onScreen) row.scrollTo({ left: left + stepPx });
    stepIn(stepMs);
  };

  const pause = () => stepIn(resumeMs);
  for (const type of interactions)
    row.addEventListener(type, pause, { passive: true });
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
  });
  observer.observe(row);
  stepIn(stepMs);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    for (const type of interactions) row.removeEventListener(type, pause);
  };
}
