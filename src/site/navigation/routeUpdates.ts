import type { GatsbyBrowser } from "gatsby";
import { setPageLoad } from "./pageLoad";

/** Gatsby decodes the fragment while it renders. A malformed one, such as "#50%", would empty the page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
}) => {
  try {
    decodeURI(location.hash);
  } catch {
    location.hash = "";
  }
};

/** Gatsby would restore positions on Back and Forward, and stay where it is for a fragment that only names a tab. */
export const shouldUpdateScroll = () => false;

/**
 * Scrolls to the top on every change of route, back and forward included, unless it leads to a place on the page
 * (docs/product.md#routes). Closes the menu, which would stay open over the other page.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  setPageLoad("done");
  if (!prevLocation) return;
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  const place = document.getElementById(decodeURI(location.hash.slice(1)));
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
};
