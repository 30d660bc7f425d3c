const stepPx = 224;
const stepMs = 2000;
const resumeMs = 3000;
/** Scroll events within this time after a step belong to the step. */
const ownScrollMs = 1000;

/**
 * Scrolls a row by 224 px every 2 s and jumps back at its end, while it is on screen. An interaction pauses it for 3 s,
 * but a resting pointer does not. Returns a function that stops it.
 */
export function autoScroll(row: HTMLElement, backwards: boolean): () => void {
  const listening = new AbortController();
  let timer: number | undefined;
  let onScreen = false;
  let ownScrollEnds = 0;

  const scrollTo = (left: number, behavior?: ScrollBehavior): void => {
    ownScrollEnds = Date.now() + ownScrollMs;
    row.scrollTo({ left, behavior });
  };
  const stepIn = (delayMs: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(step, delayMs);
  };
  const step = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    const end = scrollWidth - clientWidth;
    const atEnd = backwards ? scrollLeft <= 1 : scrollLeft >= end - 1;
    if (onScreen && atEnd) scrollTo(backwards ? end : 0, "instant");
    else if (onScreen) scrollTo(scrollLeft + (backwards ? -stepPx : stepPx));
    stepIn(stepMs);
  };

  const options = { passive: true, signal: listening.signal };
  for (const type of [
    "wheel",
    "keydown",
    "mousedown",
    "touchend",
    "touchcancel",
  ])
    row.addEventListener(type, () => stepIn(resumeMs), options);
  row.addEventListener("touchstart", () => window.clearTimeout(timer), options);
  const onScroll = () => {
    if (Date.now() > ownScrollEnds) stepIn(resumeMs);
  };
  row.addEventListener("scroll", onScroll, options);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
  });
  observer.observe(row);
  if (backwards && row.scrollLeft === 0) scrollTo(row.scrollWidth, "instant");
  stepIn(stepMs);

  return () => {
    window.clearTimeout(timer);
    listening.abort();
    observer.disconnect();
  };
}
