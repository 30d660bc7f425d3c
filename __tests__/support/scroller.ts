/** Gives an element a scroll position and a width of its content: jsdom has no layout. */
export function makeScroller(
  element: HTMLElement,
  { clientWidth, scrollWidth }: { clientWidth: number; scrollWidth: number },
): HTMLElement {
  Object.defineProperties(element, {
    clientWidth: { value: clientWidth },
    scrollWidth: { value: scrollWidth },
  });
  element.scrollTo = (options?: ScrollToOptions | number) => {
    const left = typeof options === "object" ? (options.left ?? 0) : 0;
    element.scrollLeft = Math.min(left, scrollWidth - clientWidth);
    element.dispatchEvent(new Event("scroll"));
  };
  return element;
}
