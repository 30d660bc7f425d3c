/** Calls back when the element is less than half a window away. Returns how to stop waiting. */
export function whenNear(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) then();
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
