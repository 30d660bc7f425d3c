import "@testing-library/jest-dom";
import { act } from "@testing-library/react";

/** What the browser has and jsdom has not, for every unit test of the site: no media query matches, nothing is seen. */

const watchers = new Map<Watcher, IntersectionObserverCallback>();

class Watcher implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  readonly targets = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    watchers.set(this, callback);
  }
  observe = (target: Element) => void this.targets.add(target);
  unobserve = (target: Element) => void this.targets.delete(target);
  disconnect = () => void watchers.delete(this);
  takeRecords = () => [];
}

/** Tells every observer of an element that it has come into view: jsdom has no layout. */
export function scrollIntoView(target: Element): void {
  const bounds = target.getBoundingClientRect();
  const entry: IntersectionObserverEntry = {
    target,
    isIntersecting: true,
    boundingClientRect: bounds,
    intersectionRect: bounds,
    intersectionRatio: 1,
    rootBounds: null,
    time: 0,
  };
  act(() => {
    for (const [watcher, callback] of [...watchers])
      if (watcher.targets.has(target)) callback([entry], watcher);
  });
}

/** How many elements are observed. */
export const observedCount = () =>
  [...watchers.keys()].reduce((sum, { targets }) => sum + targets.size, 0);

/** The visitor of this test asked for less motion: every media query matches. */
export function preferLessMotion(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: true }),
    );
}

if (typeof window !== "undefined") {
  // As the first script of every page does, and the last.
  document.documentElement.classList.add("js");
  document.documentElement.setAttribute("data-ready", "");

  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  CSS.supports = () => false;

  Object.defineProperty(window, "matchMedia", {
    writable: true,
    value: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }),
  });

  window.IntersectionObserver = Watcher;
}
