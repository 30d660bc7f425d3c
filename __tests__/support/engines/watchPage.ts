declare global {
  interface Window {
    /** What the page complained about since it was loaded. */
    complaints?: string[];
  }
}

/** Collects what a page complains about, in any engine: runs in the page, before all else. */
export function watchPage(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const log = window.console;
  for (const level of ["error", "warn", "assert"] as const) {
    const say = log[level].bind(log);
    log[level] = (...values: unknown[]) => {
      if (level !== "assert" || !values[0])
        complaints.push(`console ${level}: ${values.map(String).join(" ")}`);
      say(...(values as []));
    };
  }
  const addressOf = (target: EventTarget | null) =>
    target instanceof Element
      ? (target.getAttribute("src") ?? target.getAttribute("href") ?? "")
      : "";
  // A file that is not loaded has no message.
  addEventListener(
    "error",
    ({ message, target }) =>
      complaints.push(
        message ? `uncaught: ${message}` : `not loaded: ${addressOf(target)}`,
      ),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    complaints.push(`unhandled: ${String(reason)}`),
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI }) =>
      complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
