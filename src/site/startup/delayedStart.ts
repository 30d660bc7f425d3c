/**
 * Runs inline at the end of every page (docs/decisions.md#delayed-scripts). Adds Gatsby's scripts from the template
 * (renderPage.tsx) once the page has loaded, is painted and the browser is idle, or on the first input. Some hosts add
 * a slash to the address: React must hydrate at the address of the build, which the template has.
 */
export function delayStart(): void {
  const template = document.querySelector<HTMLTemplateElement>(
    "template[data-path]",
  );
  const address = template?.dataset.path;
  if (address && address !== location.pathname)
    history.replaceState(
      history.state,
      "",
      address + location.search + location.hash,
    );

  let isStarted = false;
  const start = () => {
    if (!template || isStarted) return;
    isStarted = true;
    document.body.append(document.importNode(template.content, true));
  };
  const afterPaint = (then: () => void) => () =>
    requestAnimationFrame(() => setTimeout(then));
  // A script that loads during a press delays the browser's response.
  for (const type of ["pointerdown", "keydown", "focusin"])
    addEventListener(type, afterPaint(start), { capture: true, once: true });
  const startWhenIdle = () => {
    // Without a limit Chromium sometimes never calls back. Safari has no idle callbacks.
    if ("requestIdleCallback" in window)
      requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  };
  addEventListener("load", afterPaint(startWhenIdle));
}
