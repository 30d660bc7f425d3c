/*
 * A part of the inline script at the end of every page (docs/architecture.md#start-of-a-page). In this order it
 * 1. gives the page the address that it was built for,
 * 2. adds Gatsby's scripts from the template (renderPage.tsx) when the page is painted and idle, or on the first input,
 * 3. gives up JavaScript if one of them fails to load, or if the page is a copy on a disk.
 */
(() => {
  const html = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector("template[data-path]");
  if (!template) return;
  /** Without a limit Chromium sometimes never calls back; Safari has no idle callbacks. */
  const maxWaitMs = 1000;
  const safariDelayMs = 200;

  /**
   * Gatsby's scripts stop at a malformed address, such as "/50%".
   *
   * @param {string} address
   */
  const wellFormed = (address) => {
    try {
      decodeURI(address);
      return address;
    } catch {
      return address.replaceAll("%", "%25");
    }
  };
  // Some hosts add a slash or /index.html. React must hydrate at the address of the build.
  const address = template.dataset.path || wellFormed(location.pathname);
  try {
    if (location.pathname !== address)
      history.replaceState(
        history.state,
        "",
        address + location.search + location.hash,
      );
  } catch {
    // A copy on a disk cannot have this address, nor load the scripts.
    html.classList.remove("js");
    return;
  }

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
    // Firefox records no paint of a page that a reload has scrolled.
    setTimeout(startAfterPaint, maxWaitMs);
  });

  // If a script fails to load, the page stays usable without JavaScript.
  /** @param {Event} event */
  const giveUp = ({ target }) => {
    if (target instanceof Element && target.matches("body > script"))
      html.classList.remove("js");
  };
  addEventListener("error", giveUp, true);
})();
