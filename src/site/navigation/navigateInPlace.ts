import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { linkKind } from "../ui/SmartLink";

/**
 * For the click handler of an element with links of its own, such as the text of an article: a link to a page of this
 * site is followed without loading a document, as SmartLink does. Clicks that open a new tab or window stay as they are.
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
