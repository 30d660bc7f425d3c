import "@testing-library/jest-dom";
import { act } from "@testing-library/react";

/** Browser features that jsdom lacks. No media query matches, no element is in view, and motions take no time. */

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

/** Notifies the observers of elements that these are in view together; jsdom has no layout. */
export function scrollIntoView(...targets: readonly Element[]): void {
  const entries = targets.map((target): IntersectionObserverEntry => {
    const bounds = target.getBoundingClientRect();
    return {
      target,
      isIntersecting: true,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      intersectionRatio: 1,
      rootBounds: null,
      time: 0,
    };
  });
  act(() => {
    for (const [watcher, callback] of [...watchers]) {
      const seen = entries.filter(({ target }) => watcher.targets.has(target));
      if (seen.length > 0) callback(seen, watcher);
    }
  });
}

/** Emulates reduced motion: every media query matches. */
export function preferLessMotion(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: true }),
    );
}

// React reports wrong code there: two children of one key, an element in a wrong place.
const reports: unknown[][] = [];
console.error = (...report: unknown[]) => void reports.push(report);
afterEach(() => {
  expect(reports.splice(0)).toEqual([]);
});

// Set by the first and the last script of every page.
document.documentElement.classList.add("js");
document.documentElement.setAttribute("data-ready", "");

window.scrollTo = () => undefined;
window.scrollBy = () => undefined;
Element.prototype.scrollTo = () => undefined;
CSS.supports = () => false;
Element.prototype.animate = jest.fn();
Element.prototype.getAnimations = () => [];

Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
});

window.IntersectionObserver = Watcher;
// Never notified: jsdom has no layout.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
