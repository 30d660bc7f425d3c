/** Something that a visitor can see to have happened. */
export interface Change {
  /** What changed where; the same press makes the same. */
  readonly sign: string;
  /** When it was on the screen, in milliseconds of the clock. */
  readonly at: number;
  /** The address of the page then. */
  readonly address: string;
}

/** What a page tells of the presses on it. */
export interface Watched {
  readonly changes: Change[];
  /** When the press began, in milliseconds of the clock. */
  pressedAt: number;
  /** The longest interaction in milliseconds; the browser tells none below 16. */
  longest: number;
  /** How often the pressed control heard of it. */
  clicks: number;
}

declare global {
  // TypeScript's library lacks these two.
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    watched: Watched;
    /** Forgets what was: a press comes. */
    watchPress: () => void;
    /** Brings an element to where it is pressed. */
    scrollToPress: (element: Element) => void;
  }
}

/**
 * Watches a page from its first byte on for what `measure:interactions` asks. It runs in the page, so it may use
 * nothing from outside itself.
 */
export function watchPage(): void {
  const clock = (time: number) => performance.timeOrigin + time;
  window.watched = { changes: [], pressedAt: 0, longest: 0, clicks: 0 };
  /** What unfolds by styles alone makes the page longer or shorter. */
  const lengths = new ResizeObserver(() =>
    note(() => [`length ${document.body.offsetHeight}`]),
  );
  window.watchPress = () => {
    window.watched = { changes: [], pressedAt: 0, longest: 0, clicks: 0 };
    lengths.observe(document.body);
  };
  window.scrollToPress = (element) =>
    element.scrollIntoView({
      block: "center",
      inline: "nearest",
      behavior: "instant",
    });

  const placeOf = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return element.localName;
    const place = Array.from(parent.children).indexOf(element) + 1;
    return `${placeOf(parent)}>${element.localName}:nth-child(${place})`;
  };

  /** Tells of changes when the frame that shows them is done, and works out then what they were. */
  const note = (signsOf: () => readonly string[]) => {
    const { changes } = window.watched;
    const address = location.href;
    requestAnimationFrame(() => {
      const frame = new MessageChannel();
      frame.port1.onmessage = () => {
        const at = clock(performance.now());
        changes.push(...signsOf().map((sign) => ({ sign, at, address })));
      };
      frame.port2.postMessage(undefined);
    });
  };

  // Nothing of these can be seen.
  const unseen = "html, head *, script, template, link, style";
  const signOf = ({ type, target, attributeName }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element.matches(unseen) || attributeName === "data-late")
      return undefined;
    return `${attributeName ?? type} ${placeOf(element)}`;
  };
  const isSeen = ({ type, addedNodes, removedNodes }: MutationRecord) =>
    type !== "childList" ||
    [...Array.from(addedNodes), ...Array.from(removedNodes)].some(
      (node) => !(node instanceof Element && node.matches(unseen)),
    );
  new MutationObserver((records) =>
    note(() =>
      records
        .filter(isSeen)
        .map(signOf)
        .filter((sign) => sign !== undefined),
    ),
  ).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ["input", "focusin", "scroll"])
    document.addEventListener(
      type,
      ({ target }) => {
        // A button has the focus before it does anything.
        if (type === "focusin" && target instanceof HTMLButtonElement) return;
        if (target === document) note(() => [type]);
        else if (target instanceof Element && type !== "scroll")
          note(() => [`${type} ${placeOf(target)}`]);
      },
      { capture: true, passive: true },
    );

  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(
      type,
      ({ timeStamp }) => (window.watched.pressedAt = clock(timeStamp)),
      { capture: true, passive: true },
    );
  // Beyond the window, where presses that come too early are kept.
  document.addEventListener("click", () => (window.watched.clicks += 1), true);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.watched.longest = Math.max(
          window.watched.longest,
          entry.duration,
        );
  }).observe({ type: "event", durationThreshold: 16 });
}
