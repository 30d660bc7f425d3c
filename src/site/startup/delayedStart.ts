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

  // Chats hang spaces and marks on to an address, which Gatsby's scripts cannot load. With one slash at its beginning: two
  // would name another site.
  const meant = location.pathname
    .toLowerCase()
    .replace(/^\/+/, "/")
    .replace(/(%20|[^a-z0-9])+$/, "");
  if (!address && meant && meant !== location.pathname)
    fetch(meant, { method: "HEAD" }).then(
      ({ ok }) => ok && location.replace(meant),
      () => undefined,
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
