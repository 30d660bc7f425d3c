import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { theme } from "../../site/theme";
import {
  createEmotionCache,
  writtenStyles,
} from "../../site/theme/emotionCache";
import { globalStyles } from "../../site/theme/globalStyles";
import { endTurn, takeTurn } from "./pageTurn";

const sheet = globalStyles(theme);

/**
 * Renders a page with everything lazy in it and moves its styles into the head. Without this Emotion writes a style
 * element beside every component (invalid, repeated and 190 KB heavier).
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

async function render({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // Collected, and left to the HTML: the browser's code has no global styles.
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={sheet} />
    </CacheProvider>,
  );
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
    // React would move larger Suspense boundaries to the end and let a script put them into place.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={key}
        {...(key === cache.key && { [writtenStyles]: ids.join(" ") })}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
}
