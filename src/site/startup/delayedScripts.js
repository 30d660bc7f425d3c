/*
 * The inline script at the end of every page (docs/architecture.md#start-of-a-page). In this order it
 * 1. gives the page the address that it was built for,
 * 2. adds Gatsby's scripts from the template when the page is painted and idle, or on the first input,
 * 3. replays the last press before hydration, once.
 */
(() => {
  const html = document.documentElement;
  const template = document.querySelector("template[data-path]");
  /** Without a limit Chromium sometimes never calls back; Safari has no idle callbacks. */
  const maxWaitMs = 1000;
  const safariDelayMs = 200;

  /** Gatsby's scripts stop at a malformed address, such as "/50%". */
  const wellFormed = (address) => {
    try {
      decodeURI(address);
      return address;
    } catch {
      return address.replaceAll("%", "%25");
    }
  };
  // Some hosts add a slash or /index.html. React must hydrate at the address of the build.
  const { path } = template.dataset;
  const address = path.startsWith("/404")
    ? wellFormed(location.pathname)
    : path;
  if (location.pathname !== address)
    history.replaceState(
      history.state,
      "",
      address + location.search + location.hash,
    );

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.body.append(document.importNode(template.content, true));
  };
  // A script that loads during a press delays the browser's response.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const type of ["pointerdown", "keydown", "focusin"])
    addEventListener(type, startAfterPaint, { capture: true, once: true });
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(start, { timeout: maxWaitMs });
    else setTimeout(start, safariDelayMs);
  };
  addEventListener("load", () => {
    new PerformanceObserver(startWhenIdle).observe({
      type: "paint",
      buffered: true,
    });
  });

  const isHydrated = () => "ready" in html.dataset;
  const hasGivenUp = () => !html.classList.contains("js");
  // If a script fails to load, the page stays usable without JavaScript.
  const giveUp = ({ target }) => {
    if (target instanceof Element && target.matches("body > script"))
      html.classList.remove("js");
  };
  addEventListener("error", giveUp, true);

  /** The last press of a control that is not hydrated, or the keys pressed on a tab. */
  let queued;
  const clearQueued = () => {
    queued?.control.removeAttribute("aria-busy");
    queued = undefined;
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
    queued ??= { control, isPressed: isPress, keys: [] };
    if (!isPress) queued.keys.push(key);
    control.setAttribute("aria-busy", "true");
  };
  addEventListener("click", capture, true);
  addEventListener("keydown", capture, true);

  const replay = async () => {
    if (!queued || !responds(queued.control)) return;
    const { control, isPressed, keys } = queued;
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
