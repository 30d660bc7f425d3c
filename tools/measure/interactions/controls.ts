import type { Page } from "@playwright/test";

/** A control of a page, and how a visitor comes to it. */
export interface Control {
  /** Role or element, and name. */
  readonly name: string;
  /** Where it is, from the root element on: the same in the HTML of the server. */
  readonly place: string;
  /** Two controls of one look in one part of a page are the same component: one stands for all. */
  readonly look: string;
  readonly kind: "link" | "field" | "button";
  /** What has to be pressed before it can be seen. */
  readonly openers: readonly string[];
}

/** Finds what can be pressed on a page as it stands, each look once. Links that leave the site are the browser's own. */
export const findControls = (
  page: Page,
  openers: readonly string[],
): Promise<Control[]> =>
  page.evaluate((openers) => {
    const placeOf = (element: Element): string => {
      const parent = element.parentElement;
      if (!parent) return element.localName;
      const place = Array.from(parent.children).indexOf(element) + 1;
      return `${placeOf(parent)}>${element.localName}:nth-child(${place})`;
    };
    const kindOf = (element: Element): Control["kind"] => {
      if (element instanceof HTMLAnchorElement) return "link";
      const isField =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          !["checkbox", "radio"].includes(element.type));
      return isField ? "field" : "button";
    };
    const isOutside = (element: Element) =>
      element instanceof HTMLAnchorElement &&
      (element.origin !== location.origin ||
        element.hasAttribute("download") ||
        element.target === "_blank");
    /** In sight, and nothing over it: dialogs hide what is behind them. */
    const canBePressed = (element: Element) => {
      if (
        !element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        })
      )
        return false;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(
        left + width / 2,
        top + height / 2,
      );
      return seen !== null && element.contains(seen);
    };
    const found: Control[] = [];
    const looks = new Set<string>();
    for (const element of document.querySelectorAll(
      "a[href], button:enabled, input:enabled, textarea, select, summary, [role=tab], [role=button]",
    )) {
      const role = element.getAttribute("role") ?? element.localName;
      const part = element.closest(
        "dialog, [role=dialog], header, footer, section, main",
      );
      const look = [
        part?.localName,
        part?.getAttribute("aria-labelledby") ?? part?.id,
        role,
        element.getAttribute("type"),
        element.className,
      ].join(" ");
      // A tab that is open does nothing.
      const isOpen = element.ariaSelected === "true";
      if (
        isOpen ||
        looks.has(look) ||
        isOutside(element) ||
        !canBePressed(element)
      )
        continue;
      looks.add(look);
      const label =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement
          ? element.labels?.[0]?.textContent
          : element.textContent;
      const text = element.getAttribute("aria-label") ?? label ?? "";
      found.push({
        name: `${role} “${text.trim().slice(0, 40)}”`,
        place: placeOf(element),
        look,
        kind: kindOf(element),
        openers,
      });
    }
    return found;
  }, openers);
