/*
 * Inline in every page after delayedScripts.js. Holds back a press of a button that is not hydrated, or a key that moves
 * along a row of tabs, and replays the last one, once.
 */
(() => {
  const html = document.documentElement;
  const isHydrated = () => "ready" in html.dataset;
  const hasGivenUp = () => !html.classList.contains("js");

  /**
   * The last press of a control that is not hydrated: the control, and the key if it is more than a click.
   *
   * @type {{ control: HTMLElement, key?: string | undefined } | undefined}
   */
  let queued;
  const clearQueued = () => {
    queued?.control.removeAttribute("aria-busy");
    queued = undefined;
  };
  /** @param {Element} control */
  const responds = (control) =>
    hasGivenUp() || (isHydrated() && !control.closest("[data-pending]"));
  /** The browser handles these without scripts. */
  const native =
    "[popovertarget], form:invalid:not([novalidate]) [type=submit]";

  /**
   * @param {Event} event
   * @param {HTMLElement} control
   * @param {string} [key]
   */
  const hold = (event, control, key) => {
    // Don't replay a press that the visitor has repeated.
    clearQueued();
    if (responds(control)) return;
    event.preventDefault();
    event.stopPropagation();
    queued = { control, key };
    control.setAttribute("aria-busy", "true");
  };
  /**
   * @param {Event} event
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  const controlOf = ({ target }, selector) =>
    target instanceof Element ? target.closest(selector) : null;
  /** @param {Event} event */
  const holdClick = (event) => {
    const control = controlOf(event, "button");
    if (control && !control.matches(native)) hold(event, control);
  };
  /** The browser handles other keys, and those with a modifier. */
  const tabKey = /^(ArrowLeft|ArrowRight|Home|End)$/;
  /** @param {KeyboardEvent} event */
  const holdKey = (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const tab = controlOf(event, "[role=tab]");
    if (!tab || !tabKey.test(key)) return;
    if (!(altKey || ctrlKey || metaKey || shiftKey)) hold(event, tab, key);
  };
  addEventListener("click", holdClick, true);
  addEventListener("keydown", holdKey, true);

  const replay = () => {
    if (!queued) return;
    const { control: early, key } = queued;
    // React replaces a part that it cannot hydrate, for instance since the browser has translated it.
    const control = early.isConnected
      ? early
      : document.getElementById(early.id);
    if (!control || !responds(control)) return;
    clearQueued();
    if (!key) control.click();
    else if (control === document.activeElement)
      control.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
  };
  const hydration = new MutationObserver(replay);
  hydration.observe(html, { attributeFilter: ["data-ready", "class"] });
  hydration.observe(document.body, {
    subtree: true,
    attributeFilter: ["data-pending"],
  });
})();
