import { closest, distance } from "fastest-levenshtein";
import type { TextFormat } from "../model/formats";
import type { ProblemText } from "../content/problem";

const maxQuoteLength = 80;

/** Quotes a value for a message and shortens a long one. */
export function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text}"`;
}

/**
 * ' Did you mean "x"?' if at most one letter in four differs, else nothing.
 *
 * @param written How a choice is written in the file.
 */
export function didYouMean(
  value: string,
  choices: Iterable<string>,
  written = (choice: string) => choice,
): string {
  const best = closest(value, [...choices, ""]);
  return best && distance(value, best) <= Math.ceil(value.length / 4)
    ? ` Did you mean "${written(best)}"?`
    : "";
}

/** Message and remedy for a text in the wrong format. */
export const wrongFormat = (
  value: unknown,
  { description, example }: Partial<TextFormat>,
): ProblemText => ({
  message: `${quote(value)} is not ${description}.`,
  remedy: `Write one such as ${example}.`,
});
