import type asyncRequires from "$virtual/async-requires";
import type { GatsbyLoader } from "../startup/gatsbyLoader";
import { linkKind } from "../ui/SmartLink";
import { screenChunk } from "./screenChunk";

/**
 * Fetches pages ahead only when a visitor is about to open them: on hover, which Gatsby's Link sees to, on focus and on
 * touch. Gatsby would fetch every page that a link in view leads to, and a page's code only when its data have come.
 *
 * @param screens What fetches the code of each screen, by Gatsby's names.
 */
export function prefetchOnIntent(
  loader: Pick<GatsbyLoader, "enqueue" | "hovering">,
  screens: typeof asyncRequires.components,
): void {
  loader.enqueue = () => undefined;
  const fetchData = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    fetchData(path);
    // Gatsby asks again and tells of it when the link is followed.
    screens[screenChunk(path)]?.().catch(() => undefined);
  };

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (href && linkKind(href) === "page") loader.hovering(href);
  };
  document.addEventListener("focusin", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
