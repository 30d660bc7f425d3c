import type { GatsbyBrowser } from "gatsby";
import { fragmentId } from "../../common/fragmentId";
import { setPageLoad } from "./pageLoad";

/** Long enough for a screen reader to notice the announcement. */
const announcementMs = 1000;
let clearing: ReturnType<typeof setTimeout>;

/** Empties Gatsby's route announcer, which would repeat the page's heading when a visitor searches the page. */
function clearAnnouncement(): void {
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    document.querySelector("#gatsby-announcer")?.replaceChildren();
  }, announcementMs);
}

/** Gatsby decodes the fragment while it renders. A malformed one, such as "#50%", would blank the page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
}) => {
  if (location.hash) location.hash = `#${encodeURI(fragmentId(location.hash))}`;
};

/** Lets Gatsby scroll only to a hash. Otherwise it would restore positions. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps && routerProps.location.hash);

/**
 * Scrolls to the top on every change of route, back and forward included, unless it leads to a place on the page
 * (docs/product.md#routes).
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  setPageLoad();
  if (!prevLocation) return;
  clearAnnouncement();
  // The hash of a tab has no element.
  if (!document.getElementById(fragmentId(location.hash)))
    window.scrollTo(0, 0);
};
