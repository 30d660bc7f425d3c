const stepPx = 224;
const stepMs = 2000;
const resumeMs = 3000;
/** Within this time after a step, or until the browser says that it has ended, scroll events are the step's own. */
const ownScrollMs = 1000;

interface AutoScrollOptions {
  /** Starts at the end and goes to the start. */
  backwards: boolean;
  /** Glides from step to step. */
  smooth: boolean;
}

/**
 * Scrolls an element by 224 px every 2 s and jumps back at the end (docs/product.md#strip). It waits while the
 * element is hovered, touched or holds the keyboard focus, is off screen or in a hidden tab, and goes on 3 s after the
 * last interaction.
 *
 * @returns Stops it and takes away everything it set up.
 */
export function autoScroll(
  scroller: HTMLElement,
  { backwards, smooth }: AutoScrollOptions,
): () => void {
  const holds = new Set<"hover" | "touch" | "focus">();
  const listening = new AbortController();
  let timer: number | undefined;
  let onScreen = false;
  let ownScrollEnds = 0;
  let lastInteraction = 0;

  const scrollTo = (left: number, behavior: ScrollBehavior): void => {
    ownScrollEnds = Date.now() + ownScrollMs;
    scroller.scrollTo({ left, behavior });
  };
  const plan = (delayMs: number): void => {
    window.clearTimeout(timer);
    if (onScreen && !document.hidden && holds.size === 0)
      timer = window.setTimeout(step, delayMs);
  };
  const step = (): void => {
    const end = scroller.scrollWidth - scroller.clientWidth;
    const { scrollLeft } = scroller;
    const atEnd = backwards ? scrollLeft <= 1 : scrollLeft >= end - 1;
    if (atEnd) scrollTo(backwards ? end : 0, "instant");
    else
      scrollTo(
        scrollLeft + (backwards ? -stepPx : stepPx),
        smooth ? "smooth" : "instant",
      );
    plan(stepMs);
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    types: readonly Type[],
    react: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    for (const type of types)
      scroller.addEventListener(type, react, {
        passive: true,
        signal: listening.signal,
      });
  };
  const interact = (): void => {
    lastInteraction = Date.now();
    plan(resumeMs);
  };
  /** Back on screen or in view of the visitor, who may have touched it just before. */
  const wake = (): void =>
    plan(Math.max(stepMs, lastInteraction + resumeMs - Date.now()));
  const hold = (reason: "hover" | "touch" | "focus"): void => {
    holds.add(reason);
    interact();
  };
  const release = (reason: "hover" | "touch" | "focus"): void => {
    holds.delete(reason);
    interact();
  };

  on(["wheel", "keydown", "mousedown", "mouseup"], interact);
  on(["scroll"], () => {
    if (Date.now() > ownScrollEnds) interact();
  });
  on(["scrollend"], () => {
    ownScrollEnds = 0;
  });
  on(["touchstart"], () => hold("touch"));
  on(["touchend", "touchcancel"], () => release("touch"));
  // Touch leaves no pointer that could go away again.
  on(["pointerenter"], ({ pointerType }) => {
    if (pointerType === "mouse") hold("hover");
  });
  on(["pointerleave"], () => release("hover"));
  // A click focuses the strip as well, but does not stay.
  on(["focusin"], () => {
    if (
      scroller.querySelector(":focus-visible") ??
      scroller.matches(":focus-visible")
    )
      hold("focus");
  });
  on(["focusout"], () => release("focus"));
  document.addEventListener("visibilitychange", wake, {
    signal: listening.signal,
  });
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    wake();
  });
  observer.observe(scroller);
  if (backwards && scroller.scrollLeft === 0)
    scrollTo(scroller.scrollWidth, "instant");

  return () => {
    window.clearTimeout(timer);
    listening.abort();
    observer.disconnect();
  };
}
