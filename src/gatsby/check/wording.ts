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

/** The parts of a path that both do not begin with: the rest alone says how near they are. */
function differingParts(one: string, other: string): [string, string] {
  const [parts, others] = [one.split("/"), other.split("/")];
  const first = parts.findIndex((part, index) => part !== others[index]);
  return [parts.slice(first).join("/"), others.slice(first).join("/")];
}

/** Whether a text is probably a slip for another: a wrong letter in four, or the same letters in another order. */
function isSlip(text: string, meant: string): boolean {
  const [one, other] = differingParts(text.toLowerCase(), meant.toLowerCase());
  const sorted = (word: string) => [...word].sort().join("");
  return (
    distance(one, other) <= Math.max(1, Math.floor(one.length / 4)) ||
    sorted(one) === sorted(other)
  );
}

/** ' Did you mean "x"?' if a slip is likely, else nothing. */
export function didYouMean(value: string, choices: Iterable<string>): string {
  const list = [...choices];
  const isComparable = value.length <= 100 && /[\p{L}\p{N}]/u.test(value);
  if (list.length === 0 || !isComparable) return "";
  const best = closest(value, list);
  return isSlip(value, best) ? ` Did you mean "${best}"?` : "";
}

/** Message and remedy for a text in the wrong format. */
export const wrongFormat = (
  value: unknown,
  { description, example }: Partial<TextFormat>,
): ProblemText => ({
  message: `${quote(value)} is not ${description}.`,
  remedy: `Write one such as ${example}.`,
});
