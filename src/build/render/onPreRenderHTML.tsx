import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { startScripts } from "../../site/startup/startScripts";

/** Gatsby's own line, different on every page: the template's data-path says the same. */
const isPagePath = (component: ReactNode) =>
  isValidElement(component) && component.key === "script-loader";

/**
 * Puts the scripts of a built page into a template, where the browser lets them be, and `startScripts` beside it.
 * Gatsby still finds them there when it writes new addresses into pages that have not changed otherwise.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const scripts = getPostBodyComponents().filter(
    (component) => !isPagePath(component),
  );
  replacePostBodyComponents([
    <template key="scripts" data-path={pathname}>
      {scripts}
    </template>,
    <script
      key="start"
      dangerouslySetInnerHTML={{ __html: `(${startScripts.toString()})()` }}
    />,
  ]);
};
