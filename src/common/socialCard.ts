/** Size of a social card in pixels, as social networks require. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's social card. */
export function socialCardAddress(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
