import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { createEmotionCache } from "./src/theme/emotionCache";
import { guardPageLoads } from "./src/layout/guardPageLoads";
import { prefetchOnIntent } from "./src/layout/prefetchOnIntent";
import { wrapPageElement as wrapPage } from "./src/layout/wrapPageElement";
import { wrapRootElement as wrapRoot } from "./src/layout/wrapRootElement";

export { onInitialClientRender } from "./src/layout/onInitialClientRender";
export { replaceHydrateFunction } from "./src/layout/replaceHydrateFunction";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardPageLoads(window.___loader);
  prefetchOnIntent(window.___loader);
};

const cache = createEmotionCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (args) => (
  <CacheProvider value={cache}>{wrapRoot(args)}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
