/*
 * Inline in every page after its content. Lets the browser search the parts that the page's styles fold (`data-folded`)
 * before they are hydrated: for a text that an address names (#:~:text=), for the target of a fragment, and for the
 * visitor. useFoldedParts.ts opens what has been found. Other browsers keep these parts as the styles fold them.
 * Before that it opens the tab that the address names, or that has the named place, so that the page has its height,
 * and a reload its place: no browser unfolds anything for it.
 * Components set `data-folded`, and `data-heading` where a heading shows without scripts alone. This script, then
 * useFoldedParts.ts, sets `hidden="until-found"`; `data-found` marks what was found before hydration.
 */
(() => {
  /**
   * @param {Element | null} panel
   * @param {boolean} isSelected
   */
  const markTab = (panel, isSelected) => {
    const tab = document.getElementById(
      panel
        ?.querySelector("[role=tabpanel]")
        ?.getAttribute("aria-labelledby") ?? "",
    );
    if (!tab) return;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle("Mui-selected", isSelected);
  };
  const named = document.getElementById(location.hash.slice(1));
  /** @type {HTMLElement | null | undefined} */
  const panel = named?.closest("[data-folded]:has(> [role=tabpanel])");
  if (panel) {
    /** @type {HTMLElement | null | undefined} */
    const other = panel.parentElement?.querySelector(
      ":scope > :not([data-folded]):has([role=tabpanel])",
    );
    if (other) {
      markTab(other, false);
      other.dataset.folded = "";
    }
    markTab(panel, true);
    delete panel.dataset.folded;
  }
  if (!("onbeforematch" in document.body)) return;
  for (const part of document.querySelectorAll("[data-folded]")) {
    part.setAttribute("hidden", "until-found");
    part.ariaHidden = "true";
  }
  // A fragment that names a tab opens it once it is hydrated. Without scripts it leads to the heading of the panel.
  for (const heading of document.querySelectorAll("[data-heading]"))
    heading.removeAttribute("id");
  addEventListener("beforematch", ({ target }) => {
    // What is hydrated has unfolded by now: useFoldedParts.ts sees the event first.
    if (target instanceof HTMLElement && "folded" in target.dataset)
      target.dataset.found = "";
  });
})();
