import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "./src/common/pageContext";
import type * as Shell from "./src/site/layout/Shell";
import { guardPageLoads } from "./src/site/navigation/guardPageLoads";
import { nextTask } from "./src/site/startup/hydration";

export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/site/navigation/routeUpdates";
export {
  onInitialClientRender,
  replaceHydrateFunction,
} from "./src/site/startup/hydration";

let shell: typeof Shell;

/** Loads the shell in a task of its own (docs/performance.md). */
export const onClientEntry = async () => {
  guardPageLoads(window.___loader);
  await nextTask();
  shell = await import(/* webpackMode: "eager" */ "./src/site/layout/Shell");
};

export const wrapPageElement: GatsbyBrowser<
  object,
  Partial<PageContext>
>["wrapPageElement"] = (args) => shell.wrapPageElement(args);

/** Gatsby fetches a page when the pointer is over its link, not when the link comes into view. */
export const disableCorePrefetching = () => true;
