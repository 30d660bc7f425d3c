/** How many words a minute most people read of such texts. */
const wordsPerMinute = 200;

/**
 * How long reading a text takes, in whole minutes and at least one.
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
