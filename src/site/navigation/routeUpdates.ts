import type { GatsbyBrowser } from "gatsby";
import { fragmentId } from "../../common/fragmentId";
import { setPageLoad, showSlowLoad } from "./pageLoad";

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

/** Gatsby calls it when a page has been loading for a second. */
export const onRouteUpdateDelayed = showSlowLoad;

/** Lets Gatsby scroll only to a fragment. Otherwise it would restore positions. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps && routerProps.location.hash);

/**
 * Scrolls to the top on every change of route, back and forward included, unless it leads to a place on the page
 * (docs/product.md#routes). Closes dialogs and menus, which would stay open over the other page.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  setPageLoad("done");
  if (!prevLocation) return;
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]"))
    menu.hidePopover();
  // The fragment of a tab has no element.
  if (!document.getElementById(fragmentId(location.hash)))
    window.scrollTo(0, 0);
};
