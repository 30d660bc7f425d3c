import createCache, {
  type EmotionCache,
  type StylisPlugin,
} from "@emotion/cache";

/** None: without them Emotion repeats declarations with vendor prefixes, 7 KB a page, that no browser of ours reads. */
const stylisPlugins: StylisPlugin[] = [];

/** A style cache. The server makes one per page; the key must be the same on both sides. */
export const createEmotionCache = (): EmotionCache =>
  createCache({ key: "k", stylisPlugins });

/** Marks the style element of the HTML, with the names of the styles in it. */
export const writtenStyles = "data-written";

/**
 * The browser's style cache, which knows the styles of the HTML and leaves their element where it is. Emotion's own
 * way (`data-emotion`) moves the element twice, and each time the browser reads it and styles the whole page again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createEmotionCache();
  const names = document
    .querySelector(`style[${writtenStyles}]`)
    ?.getAttribute(writtenStyles);
  for (const name of names?.split(" ") ?? []) cache.inserted[name] = true;
  return cache;
}
