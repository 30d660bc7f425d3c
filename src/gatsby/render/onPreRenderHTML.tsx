import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { minify_sync } from "terser";
import { startScripts } from "../../site/startup/startScripts";

/** Every page begins with it, so that its text is made as short as it can be. */
const { code: start = "" } = minify_sync(`(${startScripts.toString()})()`);

/** Gatsby's own line, different on every page: the template's data-path says the same. */
const isPagePath = (component: ReactNode) =>
  isValidElement(component) && component.key === "script-loader";

/**
 * Puts the scripts of a built page, and where its data are, into a template, where the browser lets them be, and
 * `startScripts` beside it.
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
    <script key="start" dangerouslySetInnerHTML={{ __html: start }} />,
  ]);
};
