import type { GatsbyLoader } from "../startup/gatsbyLoader";
import { linkKind } from "../ui/linkKind";

/**
 * Fetches pages ahead only when a visitor is about to open them: on hover, which Gatsby's Link sees to, on focus and on
 * touch. Gatsby would fetch every page that a link in view leads to.
 */
export function prefetchOnIntent(
  loader: Pick<GatsbyLoader, "enqueue" | "hovering">,
): void {
  loader.enqueue = () => undefined;

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (href && linkKind(href) === "page") loader.hovering(href);
  };
  document.addEventListener("focusin", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
