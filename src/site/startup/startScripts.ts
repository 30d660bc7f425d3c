/**
 * Starts the site's scripts, which wait in a template, once the page has loaded and been painted and the browser is
 * idle, or once the visitor's first touch or key press has been answered. Buttons pressed before their part of the page
 * answers are pressed again then.
 *
 * Its text is the inline script of every page, so it may use nothing from outside itself.
 */
export function startScripts(): void {
  const html = document.documentElement;
  /** Safari has no idle callbacks. */
  const safariDelayMs = 200;
  const longestWaitMs = 1000;
  let pressed: HTMLElement | undefined;

  /** Marks what waits: it looks at work (globalStyles), and its part's code is fetched at once (late). */
  const keep = (button?: HTMLElement) => {
    pressed?.removeAttribute("aria-busy");
    pressed = button;
    pressed?.setAttribute("aria-busy", "true");
  };

  const start = () => {
    const template = document.querySelector("template");
    if (!template) return;
    template.remove();
    const path = template.getAttribute("data-path") ?? "";
    Object.assign(window, { pagePath: path });

    template.content.querySelectorAll("script").forEach((inert) => {
      // A script that was parsed in a template never runs; its copy does.
      const script = document.createElement("script");
      for (const { name, value } of Array.from(inert.attributes))
        script.setAttribute(name, value);
      script.text = inert.text;
      script.onerror = () => {
        html.classList.remove("js");
        dispatchEvent(new Event("takeover"));
      };
      document.body.append(script);
    });

    // Fetched beside the scripts, which would ask for the page's data and then for its code.
    const data = template.content.querySelector("data");
    if (!data) return;
    // WebKit, alone in hanging punctuation, would fetch the data a second time.
    if (!CSS.supports("hanging-punctuation: first"))
      for (const address of data.value.split(" ")) {
        const link = document.createElement("link");
        link.rel = "preload";
        link.as = "fetch";
        link.crossOrigin = "anonymous";
        link.href = address;
        document.head.append(link);
      }
    // Gatsby's table of the pages' code is text in a script.
    const [, address] =
      RegExp(`${data.dataset.screen}\\\\":\\[\\\\"([^\\\\]+)`).exec(
        template.content.textContent,
      ) ?? [];
    if (!address) return;
    const code = document.createElement("script");
    code.src = address;
    // webpack waits for a script of that address if it finds one.
    code.onerror = () => code.remove();
    document.head.append(code);
  };

  /** Scripts that come in the middle of a touch would hold up its answer. */
  const startAfterPaint = () => {
    requestAnimationFrame(() => setTimeout(start));
  };

  const answers = (element: Element) =>
    !html.classList.contains("js") ||
    (html.hasAttribute("data-ready") && !element.closest("[data-late]"));

  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>("button") : null;

  const keepPress = (event: Event) => {
    const button = buttonOf(event);
    // Some buttons need no script: those of the menu, and of a form in which the browser finds a fault.
    const works =
      button?.matches(
        "form[method=dialog] *, form:invalid:not([novalidate]) [type=submit]",
      ) ||
      (button?.hasAttribute("commandfor") && "commandForElement" in button);
    // What is pressed again by its visitor is not pressed again for them.
    if (button === pressed) keep();
    if (!button || works || answers(button)) return;
    event.preventDefault();
    keep(button);
  };

  /** React would make its part of the page answer in the middle of the press, which holds up what the browser shows. */
  const keepFromReact = (event: Event) => {
    const button = buttonOf(event);
    if (button && !answers(button)) event.stopPropagation();
  };
  const parts =
    "pointerdown pointerup touchstart touchend mousedown mouseup click";
  for (const type of parts.split(" "))
    addEventListener(type, keepFromReact, { capture: true, passive: true });
  addEventListener("click", keepPress, true);
  addEventListener("takeover", () => {
    const button = pressed;
    if (!button) return;
    if (answers(button)) {
      keep();
      button.click();
      return;
    }
    // React hydrates first what a pointer is over.
    button.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  });

  for (const type of ["pointerdown", "keydown", "focusin"])
    addEventListener(type, startAfterPaint, { capture: true, once: true });
  const startWhenIdle = () => {
    // Without a limit Chromium sometimes never calls.
    if ("requestIdleCallback" in window)
      requestIdleCallback(start, { timeout: longestWaitMs });
    else setTimeout(start, safariDelayMs);
  };
  addEventListener("load", () => {
    // Tells of the first frame when it is on the screen, at once if it has been.
    new PerformanceObserver(startWhenIdle).observe({
      type: "paint",
      buffered: true,
    });
  });
}
