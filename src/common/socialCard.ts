/** Pixels of a card, as the social networks ask for. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's social card. */
export function socialCardAddress(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
