import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Reading speed of most people. */
const wordsPerMinute = 200;

/** Estimates the reading time of a text, in whole minutes and at least one. */
export function minutesToRead(tree: Root): number {
  let words = 0;
  visit(tree, "text", ({ value }) => {
    words += value.split(/\s+/).filter(Boolean).length;
  });
  return Math.max(1, Math.round(words / wordsPerMinute));
}
