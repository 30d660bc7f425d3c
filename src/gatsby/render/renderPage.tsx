import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import { text } from "node:stream/consumers";
import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { delayStart } from "../../site/startup/delayedStart";
import { keepEarlyPress } from "../../site/startup/earlyPress";
import { theme } from "../../site/theme";
import { globalStyles } from "../../site/theme/globalStyles";
import { fontFaces, preloadedFonts } from "./fontFaces";

/*
 * Makes the HTML of a page (docs/decisions.md#rendering). Gatsby calls the exported functions in this order, for two
 * pages at a time.
 */

/** Ends the turn of the page that is being rendered. */
let endTurn: () => void = () => undefined;
let lastTurn = Promise.resolve();

/** Waits until no other page is being rendered: Helmet collects one head for all (docs/decisions.md#rendering). */
async function waitForTurn(): Promise<void> {
  const before = lastTurn;
  let end: () => void = () => undefined;
  lastTurn = new Promise((resolve) => (end = resolve));
  await before;
  endTurn = end;
}

const sheet = globalStyles(theme);

/** The styles of the page that is being rendered. */
let styles: ReactNode[] = [];

async function render(page: ReplaceRendererArgs): Promise<void> {
  // The default key lets the browser's default cache adopt the styles. No plugins: no vendor prefixes.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // Global styles are only in the HTML, not in the browser's code.
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={sheet} />
    </CacheProvider>,
  );
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{page.bodyComponent}</CacheProvider>,
    // Otherwise React moves large Suspense boundaries to the end and needs a script to place them.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  page.replaceBodyHTMLString(html);
  styles = extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
    <style
      key={key}
      data-emotion={`${key} ${ids.join(" ")}`}
      dangerouslySetInnerHTML={{ __html: css }}
    />
  ));
}

/**
 * 1. Renders a page including its lazy parts, and moves its styles into the head. No other page is rendered until
 * onRenderBody, because gatsby-plugin-react-helmet reads the head there, from Helmet's global state.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (page) => {
  await waitForTurn();
  try {
    await render(page);
  } catch (error) {
    endTurn();
    throw error;
  }
};

/** Runs before anything shows. Styles use the class `js` to know whether JavaScript runs. */
const firstScript = `document.documentElement.classList.add("js")`;

/**
 * 2. Adds the `js` class, fonts, icons and the page's styles. Gatsby calls it after the same function of every plugin, so
 * the styles follow Helmet's tags: some social networks read only the first 32 KB of a page.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
}) => {
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
    ...styles,
  ]);
  endTurn();
};

/** Functions that run inline in every page. They refer to nothing outside of themselves. */
const startScript = [delayStart, keepEarlyPress]
  .map((run) => `(${String(run)})();`)
  .join("");

/**
 * Gatsby's inline script with the page's path. It differs on each page, so the security policy cannot list its hash.
 */
const isPagePathScript = (component: ReactNode) =>
  isValidElement(component) && component.key === "script-loader";

/** 3. Moves the scripts of a built page into a template, from which delayedStart.ts adds them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const scripts = getPostBodyComponents().filter(
    (component) => !isPagePathScript(component),
  );
  replacePostBodyComponents([
    <template
      key="scripts"
      data-path={/\/404(\.html)?$/.test(pathname) ? "" : pathname}
    >
      {scripts}
    </template>,
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
  ]);
};
