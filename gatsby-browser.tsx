import asyncRequires from "$virtual/async-requires";
import { guardPageLoads } from "./src/site/navigation/guardPageLoads";
import { prefetchOnIntent } from "./src/site/navigation/prefetchOnIntent";
import { loadFrame } from "./src/site/startup/frame";
import { gatsbyLoader } from "./src/site/startup/gatsbyLoader";

export { wrapPageElement, wrapRootElement } from "./src/site/startup/frame";
export { onInitialClientRender } from "./src/site/startup/onInitialClientRender";
export { replaceHydrateFunction } from "./src/site/startup/replaceHydrateFunction";

export const onClientEntry = (): Promise<void> => {
  guardPageLoads(gatsbyLoader());
  prefetchOnIntent(gatsbyLoader(), asyncRequires.components);
  return loadFrame(
    () => import(/* webpackMode: "eager" */ "./src/site/layout/browserFrame"),
  );
};
