/** Reading speed of most people. */
const wordsPerMinute = 200;

/**
 * Estimates the reading time of a text, in whole minutes and at least one.
 *
 * @param blocks The text as blocks of HTML.
 */
export function minutesToRead(blocks: readonly string[]): number {
  const words = blocks
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
