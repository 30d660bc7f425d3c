import type { GatsbyBrowser, WrapRootElementBrowserArgs } from "gatsby";
import type * as BrowserFrame from "./src/layout/browserFrame";
import { guardPageLoads } from "./src/layout/guardPageLoads";
import { prefetchOnIntent } from "./src/layout/prefetchOnIntent";
import { nextTask } from "./src/lib/nextTask";

export { onInitialClientRender } from "./src/layout/onInitialClientRender";
export { replaceHydrateFunction } from "./src/layout/replaceHydrateFunction";

/** What stands around every page; Gatsby asks for it when `onClientEntry` is done. */
let frame: typeof BrowserFrame;

export const onClientEntry = async () => {
  guardPageLoads(window.___loader);
  prefetchOnIntent(window.___loader);
  // In one task with Gatsby's own code, MUI and the site's would keep a phone busy for long.
  await nextTask();
  frame = await import(/* webpackMode: "eager" */ "./src/layout/browserFrame");
};

/** Asks for the frame when it is rendered: Gatsby's development server wraps the root before `onClientEntry`. */
const Root = (args: WrapRootElementBrowserArgs) => frame.wrapRootElement(args);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (args) => (
  <Root {...args} />
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  frame.wrapPageElement(args);
