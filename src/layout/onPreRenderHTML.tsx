import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const id = "gatsby-script-loader";

/** Tells Gatsby's script which page this is. */
const readPath = "window.pagePath=document.currentScript.dataset.path";

/**
 * Takes each page's path out of the inline script that Gatsby writes: that script then is the same on every page, and
 * the Content-Security-Policy holds one hash of it instead of one for each page.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().map((component: ReactNode) =>
      isValidElement<{ id?: string }>(component) &&
      component.props.id === id ? (
        <script
          key={id}
          id={id}
          data-path={pathname}
          dangerouslySetInnerHTML={{ __html: readPath }}
        />
      ) : (
        component
      ),
    ),
  );
};
