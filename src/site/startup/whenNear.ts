/** Calls back when the element is less than half a window away, or pressed. Returns how to stop waiting. */
export function whenNear(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) then();
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
  element.addEventListener("click", then);
  return () => {
    observer.disconnect();
    element.removeEventListener("click", then);
  };
}
