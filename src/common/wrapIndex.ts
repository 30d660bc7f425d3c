/** The index that a row of `count` entries shows after going on or back past its ends. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
