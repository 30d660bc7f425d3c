import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { linkKind } from "../ui/SmartLink";

/**
 * Click handler for HTML with plain links, such as an article's text: follows links to pages of this site without a
 * full page load, like SmartLink. Leaves clicks that open a new tab or window to the browser.
 */
export function navigateInPlace(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  if (linkKind(to) !== "page") return;
  event.preventDefault();
  void navigate(to);
}
