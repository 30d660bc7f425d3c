export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
  wrapPageElement,
} from "./src/site/startup/hydration";
export { showSlowLoad as onRouteUpdateDelayed } from "./src/site/navigation/pageLoad";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/site/navigation/routeUpdates";

/** Gatsby fetches a page when the pointer is over its link, not when the link comes into view. */
export const disableCorePrefetching = () => true;
