/** Pixels of a card, as the social networks ask for. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Address of a page's card below the site's address; the build draws one for each page. */
export function socialCardAddress(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
