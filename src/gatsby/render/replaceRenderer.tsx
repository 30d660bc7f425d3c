import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { theme } from "../../site/theme";
import { globalStyles } from "../../site/theme/globalStyles";
import { endTurn, takeTurn } from "./turns";

const sheet = globalStyles(theme);

/**
 * Renders a page including its lazy parts, and moves its styles into the head. The page's turn lasts until onRenderBody,
 * because gatsby-plugin-react-helmet reads the head there, from Helmet's global state.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (page) => {
  await takeTurn();
  try {
    await render(page);
  } catch (error) {
    endTurn();
    throw error;
  }
};

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
