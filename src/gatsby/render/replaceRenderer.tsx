import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { theme } from "../../site/theme";
import { globalStyles } from "../../site/theme/globalStyles";
import { takeHead } from "./takeHead";

const sheet = globalStyles(theme);

let lastRender = Promise.resolve();

/**
 * Renders a page with everything lazy in it, and moves its styles and Helmet's tags into the head. One page at a time:
 * Gatsby renders two, but Helmet collects one head.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (page) => {
  const rendered = lastRender.then(() => render(page));
  lastRender = rendered.catch(() => undefined);
  return rendered;
};

async function render(page: ReplaceRendererArgs): Promise<void> {
  // Emotion's default key, whose styles the browser's default cache adopts. No plugins: no vendor prefixes.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // The browser's code has no global styles: the HTML brings them.
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={sheet} />
    </CacheProvider>,
  );
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{page.bodyComponent}</CacheProvider>,
    // React would move larger Suspense boundaries to the end, and a script would put them into place.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  takeHead(page);
  page.replaceBodyHTMLString(html);
  page.setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
}
