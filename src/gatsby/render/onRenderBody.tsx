import type { GatsbySSR } from "gatsby";
import { language } from "../../common/language";
import { fontFaces, preloadedFonts } from "./fontFaces";
import { endTurn } from "./turns";

/**
 * Runs before anything shows. Styles use the class `js` to know whether JavaScript runs. Only a reload restores the
 * position, also if the visitor left the page before it was hydrated (routeUpdates.ts).
 */
const firstScript = `document.documentElement.classList.add("js");if(performance.getEntriesByType("navigation")[0]?.type!=="reload")history.scrollRestoration="manual"`;

/** Adds fonts, icons and the `js` class to every page. Gatsby calls it after the same function of every plugin. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  endTurn();
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    <script key="js" dangerouslySetInnerHTML={{ __html: firstScript }} />,
    ...preloadedFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="ico" rel="icon" sizes="32x32" href="/favicon.ico" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
