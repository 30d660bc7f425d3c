/**
 * Runs inline in every page (renderPage.tsx). Keeps the last press of a button that is not hydrated yet, and gives it to
 * the button once it is. A button is hydrated with the page (`data-ready` of the `html` element), or with its part of
 * the page (`data-pending`, see lazyPart.tsx).
 */
export function keepEarlyPress(): void {
  const { dataset } = document.documentElement;
  const isHydrated = (button: Element) =>
    "ready" in dataset && !button.closest("[data-pending]");
  let pressed: HTMLButtonElement | null = null;

  const release = () => {
    const button = pressed;
    pressed = null;
    button?.removeAttribute("aria-busy");
    return button;
  };
  const keep = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest("button");
    // The browser opens popovers itself.
    if (!button || button.matches("[popovertarget]")) return;
    release();
    if (isHydrated(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    button.setAttribute("aria-busy", "true");
  };
  addEventListener("click", keep, true);
  new MutationObserver(() => {
    if (pressed && isHydrated(pressed)) release()?.click();
  }).observe(document, {
    subtree: true,
    attributeFilter: ["data-ready", "data-pending"],
  });
}
