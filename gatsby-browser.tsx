import { loadShell } from "./src/site/layout/loadShell";
import { guardPageLoads } from "./src/site/navigation/guardPageLoads";

export { wrapPageElement } from "./src/site/layout/loadShell";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/site/navigation/routeUpdates";
export {
  onInitialClientRender,
  replaceHydrateFunction,
} from "./src/site/startup/hydration";

export const onClientEntry = async () => {
  guardPageLoads(window.___loader);
  await loadShell();
};

/** Gatsby fetches a page when the pointer is over its link, not when the link comes into view. */
export const disableCorePrefetching = () => true;
