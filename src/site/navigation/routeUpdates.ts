import type { GatsbyBrowser } from "gatsby";
import { setPageLoad } from "./pageLoad";

/** Long enough for a screen reader to notice the announcement. */
const announcementMs = 1000;
let clearing: ReturnType<typeof setTimeout>;

/** Empties Gatsby's route announcer after it spoke: it would double the page's heading for whoever searches its text. */
function clearAnnouncement(): void {
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    document.querySelector("#gatsby-announcer")?.replaceChildren();
  }, announcementMs);
}

/** Gatsby scrolls only to the target of a hash that a navigation leads to; it would restore positions otherwise. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps && routerProps.location.hash);

/** Every change of route shows the top of the page, back and forward included (docs/product.md#routes). */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  setPageLoad();
  if (!prevLocation) {
    restoreScrollOnReloadOnly();
    return;
  }
  clearAnnouncement();
  if (!location.hash) window.scrollTo(0, 0);
};

/** The browser restores the position of a document that is loaded again, but of no route. */
function restoreScrollOnReloadOnly(): void {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", () => {
    window.history.scrollRestoration = "manual";
  });
}
