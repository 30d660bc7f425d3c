import { printParseErrorCode, type ParseError } from "jsonc-parser";
import type { ProblemText } from "./problem";
import { quote } from "./wording";

/** Frequent mistakes for which the parser's own error is misleading, by the text before its place and at it. */
const mistakes: readonly {
  before?: RegExp;
  at: RegExp;
  message: (found: string) => string;
  remedy: string;
}[] = [
  {
    before: /,\s*$/,
    at: /^[}\]]/,
    message: (bracket) =>
      `The entry before the closing ${bracket} ends with a comma.`,
    remedy: "Remove the comma; the last entry has none.",
  },
  {
    at: /^[“”„‘’'«»]/,
    message: (mark) => `The quotation mark ${mark} is not valid in JSON.`,
    remedy: 'Write straight double quotes: "…".',
  },
  {
    before: /(?<=\d),$/,
    at: /^\d/,
    message: () => "The number contains a comma.",
    remedy: "Write digits only: 89000.",
  },
  {
    before: /(?<=[\s:[,-])0$/,
    at: /^\d/,
    message: () => "The number begins with 0.",
    remedy: "Write it without the 0 before its first digit: 89000.",
  },
  {
    at: /^[^\s{}[\],:"/\d-][^\s{}[\],:"]*/,
    message: (word) => `The word ${quote(word)} has no quotes.`,
    remedy:
      "Write names and texts in double quotes; numbers have digits only, true and false are lower-case.",
  },
];

/**
 * Describes malformed JSON.
 *
 * @param error The first error of the parser; undefined where the text contains no value.
 */
export function syntaxProblem(
  text: string,
  error: ParseError | undefined,
): ProblemText & { offset: number } {
  const {
    offset,
    length,
    error: code,
  } = error ?? { offset: 0, length: 0, error: 4 };
  const at = text.slice(offset, offset + Math.max(length, 1));
  for (const { before = /$/, at: pattern, message, remedy } of mistakes) {
    const [surplus] = before.exec(text.slice(0, offset)) ?? [];
    const [found] = pattern.exec(at) ?? [];
    if (surplus !== undefined && found)
      return {
        offset: offset - surplus.length,
        message: message(found),
        remedy,
      };
  }
  const expected = printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return {
    offset,
    message: `The JSON is malformed here: ${expected}.`,
    remedy:
      "Compare with the lines around it: each text is in double quotes on one line, commas separate entries, each bracket is closed, and nothing else follows.",
  };
}
