export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
  wrapPageElement,
} from "./src/site/startup/hydration";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
  shouldUpdateScroll,
} from "./src/site/navigation/routeUpdates";

/** Gatsby fetches a page when the pointer is over its link, not when the link comes into view. */
export const disableCorePrefetching = () => true;
