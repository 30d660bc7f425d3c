/*
 * Inline in every page after delayedScripts.js. Holds back a press of a button that is not hydrated, and replays the last
 * one, once.
 */
(() => {
  const html = document.documentElement;
  const isHydrated = () => "ready" in html.dataset;
  const hasGivenUp = () => !html.classList.contains("js");

  /** The last press of a control that is not hydrated. */
  let queued;
  const clearQueued = () => {
    queued?.removeAttribute("aria-busy");
    queued = undefined;
  };
  const responds = (control) =>
    hasGivenUp() || (isHydrated() && !control.closest("[data-pending]"));
  /** The browser handles these without scripts. */
  const native =
    "[popovertarget], form:invalid:not([novalidate]) [type=submit]";

  const capture = (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest("button");
    if (!control || control.matches(native)) return;
    // Don't replay a press that the visitor has repeated.
    clearQueued();
    if (responds(control)) return;
    event.preventDefault();
    event.stopPropagation();
    queued = control;
    control.setAttribute("aria-busy", "true");
  };
  addEventListener("click", capture, true);

  const replay = () => {
    if (!queued) return;
    // React replaces a part that it cannot hydrate, for instance since the browser has translated it.
    const control = queued.isConnected
      ? queued
      : document.getElementById(queued.id);
    if (!control || !responds(control)) return;
    clearQueued();
    control.click();
  };
  const hydration = new MutationObserver(replay);
  hydration.observe(html, { attributeFilter: ["data-ready", "class"] });
  hydration.observe(document.body, {
    subtree: true,
    attributeFilter: ["data-pending"],
  });
})();
