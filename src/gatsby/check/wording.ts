import { closest, distance } from "fastest-levenshtein";
import type { TextFormat } from "../model/formats";
import type { ProblemText } from "../content/problem";

const maxQuoteLength = 80;

/** Quotes a value for a message and shortens a long one. */
export function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text}"`;
}

/** "1 entry", "3 entries". */
export function count(
  number: number,
  singular: string,
  plural = `${singular}s`,
): string {
  return `${number.toLocaleString("en")} ${number === 1 ? singular : plural}`;
}

/** ' Did you mean "x"?' if one of the choices is similar, else nothing. */
export function didYouMean(value: string, choices: Iterable<string>): string {
  const list = [...choices];
  const isComparable = value.length <= 100 && /[\p{L}\p{N}]/u.test(value);
  if (list.length === 0 || !isComparable) return "";
  const best = closest(value, list);
  const isNear =
    distance(value.toLowerCase(), best.toLowerCase()) <=
    Math.max(2, value.length / 3);
  return isNear ? ` Did you mean "${best}"?` : "";
}

/** Message and remedy for a text in the wrong format. */
export const wrongFormat = (
  value: unknown,
  { description, example }: Partial<TextFormat>,
): ProblemText => ({
  message: `${quote(value)} is not ${description}.`,
  remedy: `Write ${description}, such as ${example}.`,
});
