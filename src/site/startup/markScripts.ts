/**
 * Marks that scripts run, before anything is painted: parts that need them fold or wait only then.
 *
 * Its text is the first inline script of every page, so it may use nothing from outside itself.
 */
export function markScripts(): void {
  document.documentElement.classList.add("js");
}
