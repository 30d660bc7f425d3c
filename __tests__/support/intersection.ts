import { act } from "@testing-library/react";

interface Watcher {
  readonly callback: IntersectionObserverCallback;
  readonly targets: Set<Element>;
}

/**
 * Lets a test decide what is on screen: jsdom has no layout.
 *
 * @returns `scrollTo(element, seen)` tells every observer of the element; `watched` counts observed elements.
 */
export function fakeIntersections() {
  const watchers = new Set<Watcher>();

  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [];
    private readonly watcher: Watcher;
    constructor(callback: IntersectionObserverCallback) {
      this.watcher = { callback, targets: new Set() };
      watchers.add(this.watcher);
    }
    observe = (target: Element) => void this.watcher.targets.add(target);
    unobserve = (target: Element) => void this.watcher.targets.delete(target);
    disconnect = () => void watchers.delete(this.watcher);
    takeRecords = () => [];
  };

  const see = (target: Element, isIntersecting: boolean) => {
    const bounds = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      intersectionRatio: Number(isIntersecting),
      rootBounds: null,
      time: 0,
    };
    for (const { callback, targets } of [...watchers]) {
      if (targets.has(target))
        callback([entry], new IntersectionObserver(callback));
    }
  };

  return {
    scrollTo: (target: Element, seen = true) =>
      act(() => {
        see(target, seen);
      }),
    watched: () =>
      [...watchers].reduce((sum, { targets }) => sum + targets.size, 0),
  };
}
