import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { adoptStyles } from "../theme/emotionCache";
import { wrapRootElement as wrapRoot } from "./wrapRootElement";

export { wrapPageElement } from "./wrapPageElement";

const cache = adoptStyles();

/** Around the whole site in the browser, with the cache that takes over the styles of the HTML. */
export const wrapRootElement = (args: WrapRootElementBrowserArgs) => (
  <CacheProvider value={cache}>{wrapRoot(args)}</CacheProvider>
);
