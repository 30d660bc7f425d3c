import createCache, { type EmotionCache } from "@emotion/cache";

/** A style cache. The server makes one per page; key and order must be the same on both sides. */
export const createEmotionCache = (): EmotionCache =>
  createCache({ key: "k", prepend: true });
