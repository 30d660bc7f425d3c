import delayedScripts from "!!raw-loader!../../site/startup/delayedScripts.js";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { minify_sync } from "terser";

/** Minified, because every page contains it. */
const { code: startScript = "" } = minify_sync(delayedScripts);

/**
 * Gatsby's inline script with the page's path. It differs on each page, so the security policy cannot list its hash.
 */
const isPagePathScript = (component: ReactNode) =>
  isValidElement(component) && component.key === "script-loader";

const isStyle = (component: ReactNode) =>
  isValidElement(component) && component.type === "style";

/**
 * Moves a page's styles to the end of its head: some social networks read only the first 32 KB of a page. Moves the
 * scripts of a built page into a template, from which delayedScripts.js adds them later.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(
    getHeadComponents().toSorted(
      (a, b) => Number(isStyle(a)) - Number(isStyle(b)),
    ),
  );
  if (process.env.NODE_ENV !== "production") return;
  const scripts = getPostBodyComponents().filter(
    (component) => !isPagePathScript(component),
  );
  replacePostBodyComponents([
    <template key="scripts" data-path={pathname}>
      {scripts}
    </template>,
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
  ]);
};
