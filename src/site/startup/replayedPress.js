/*
 * Inline in every page after delayedScripts.js. Holds back a press of a button that is not hydrated, and replays the last
 * one, once.
 */
(() => {
  const html = document.documentElement;
  const isHydrated = () => "ready" in html.dataset;
  const hasGivenUp = () => !html.classList.contains("js");

  /** The last press of a control that is not hydrated, or the keys pressed on a tab. */
  let queued;
  const clearQueued = () => {
    queued?.control.removeAttribute("aria-busy");
    queued = undefined;
  };
  const buttons = () => [...document.querySelectorAll("button")];
  /** React replaces a part that it cannot hydrate, for instance since the browser has translated it. */
  const replacementOf = ({ control, index }) => {
    const other = buttons()[index];
    return other?.className === control.className ? other : undefined;
  };
  const responds = (control) =>
    hasGivenUp() || (isHydrated() && !control.closest("[data-pending]"));
  /** The browser handles these without scripts. */
  const native =
    "[popovertarget], form:invalid:not([novalidate]) [type=submit]";
  const isTabKey = ({ target, key }) =>
    target.matches("[role=tab]") && /^(Arrow|Home|End)/.test(key);

  const capture = (event) => {
    const { type, target, key } = event;
    const control = target instanceof Element && target.closest("button");
    if (!control) return;
    const isPress = type === "click";
    if (isPress ? control.matches(native) : !isTabKey(event)) return;
    // Don't replay a press that the visitor has repeated.
    if (isPress || control !== queued?.control) clearQueued();
    if (responds(control)) return;
    event.preventDefault();
    event.stopPropagation();
    queued ??= {
      control,
      index: buttons().indexOf(control),
      isPressed: isPress,
      keys: [],
    };
    if (!isPress) queued.keys.push(key);
    control.setAttribute("aria-busy", "true");
  };
  addEventListener("click", capture, true);
  addEventListener("keydown", capture, true);

  const replay = async () => {
    if (!queued) return;
    const { isPressed, keys } = queued;
    const control = queued.control.isConnected
      ? queued.control
      : replacementOf(queued);
    if (!control || !responds(control)) return;
    clearQueued();
    if (isPressed) control.click();
    let target = control;
    for (const key of keys) {
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      // React renders after each key, as when they are pressed.
      await Promise.resolve();
      // An arrow key moves the focus to the next tab.
      target = document.activeElement ?? control;
    }
  };
  const hydration = new MutationObserver(replay);
  hydration.observe(html, { attributeFilter: ["data-ready", "class"] });
  hydration.observe(document.body, {
    subtree: true,
    attributeFilter: ["data-pending"],
  });
})();
