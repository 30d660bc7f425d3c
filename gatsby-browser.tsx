import type { GatsbyBrowser, WrapRootElementBrowserArgs } from "gatsby";
import type * as BrowserFrame from "./src/site/layout/browserFrame";
import { guardPageLoads } from "./src/site/navigation/guardPageLoads";
import { prefetchOnIntent } from "./src/site/navigation/prefetchOnIntent";
import { nextTask } from "./src/site/startup/nextTask";

export { onInitialClientRender } from "./src/site/startup/onInitialClientRender";
export { replaceHydrateFunction } from "./src/site/startup/replaceHydrateFunction";

/** What stands around every page; Gatsby asks for it when `onClientEntry` is done. */
let frame: typeof BrowserFrame;

export const onClientEntry = async () => {
  guardPageLoads(window.___loader);
  prefetchOnIntent(window.___loader);
  // MUI and the site's code in a task of their own: with Gatsby's before and after them they would keep a phone busy.
  await nextTask();
  frame = await import(
    /* webpackMode: "eager" */ "./src/site/layout/browserFrame"
  );
  await nextTask();
};

/** Asks for the frame when it is rendered: Gatsby's development server wraps the root before `onClientEntry`. */
const Root = (args: WrapRootElementBrowserArgs) => frame.wrapRootElement(args);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (args) => (
  <Root {...args} />
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  frame.wrapPageElement(args);
