import { printParseErrorCode, type ParseError } from "jsonc-parser";
import type { ProblemText } from "./problem";
import { quote } from "./wording";

/** The parser's own errors. */
const texts: Readonly<Record<string, ProblemText>> = {
  CommaExpected: {
    message: "A comma is missing before this.",
    remedy: "Write a comma after the entry that stands before it.",
  },
  ColonExpected: {
    message: "A colon is missing before this.",
    remedy: 'Write the name of the field, a colon and the value: "title": "…".',
  },
  PropertyNameExpected: {
    message: "The name of a field is expected here.",
    remedy: 'Write it in double quotes, with a colon after it: "title": "…".',
  },
  ValueExpected: {
    message: "A value is expected here.",
    remedy: "Write a text in double quotes, a number, a list or an object.",
  },
  CloseBraceExpected: {
    message: "The file ends before an object is closed.",
    remedy:
      "Write the missing } where the object ends; a part of the file may be lost.",
  },
  CloseBracketExpected: {
    message: "The file ends before a list is closed.",
    remedy:
      "Write the missing ] where the list ends; a part of the file may be lost.",
  },
  EndOfFileExpected: {
    message: "The file goes on after its end.",
    remedy:
      "Remove what follows, or the bracket that closes too early before it.",
  },
  UnexpectedEndOfString: {
    message: "A text is not closed.",
    remedy: 'Write a double quote " at its end; a text stands in one line.',
  },
  InvalidEscapeCharacter: {
    message: "A backslash stands in a text where it has no meaning.",
    remedy: "Remove it, or write two for the sign itself.",
  },
  InvalidUnicode: {
    message: "A backslash with u is not followed by four digits.",
    remedy: "Write the character itself.",
  },
  InvalidCharacter: {
    message: "A text holds a tab or another control character.",
    remedy: "Write a space in its place.",
  },
  InvalidCommentToken: {
    message: "A comment stands here; JSON has none.",
    remedy: "Remove it.",
  },
};

/** Common mistakes that the parser does not name, by the text before its place and the text at it. */
const mistakes: readonly {
  before: RegExp;
  at: RegExp;
  text: (found: string) => ProblemText;
}[] = [
  {
    before: /,\s*$/,
    at: /^[}\]]/,
    text: (bracket) => ({
      message: `A comma stands before the closing ${bracket}.`,
      remedy: "Remove the comma; the last entry has none.",
    }),
  },
  {
    before: /$/,
    at: /^[“”„‘’'«»]/,
    text: (mark) => ({
      message: `The quotation mark ${mark} is not one of JSON.`,
      remedy: 'Write straight double quotes: "…".',
    }),
  },
  {
    before: /(?<=\d),$/,
    at: /^\d/,
    text: () => ({
      message: "A number is written with a comma.",
      remedy: "Write digits only: 89000.",
    }),
  },
  {
    before: /(?<=[\s:[,-])0$/,
    at: /^\d/,
    text: () => ({
      message: "A number begins with 0.",
      remedy: "Write it without a 0 before its first digit: 89000.",
    }),
  },
  {
    before: /$/,
    at: /^[^\s{}[\],:"/\d-][^\s{}[\],:"]*/,
    text: (word) => ({
      message: `${quote(word)} stands here without quotes.`,
      remedy:
        "Write names and texts in double quotes; numbers have digits only, true and false are lower-case.",
    }),
  },
];

/**
 * What is malformed, where, and how to mend it.
 *
 * @param error The first error of the parser; undefined where the text holds nothing.
 */
export function syntaxProblem(
  text: string,
  error: ParseError | undefined,
): ProblemText & { offset: number } {
  const malformed = {
    message: "The JSON is malformed here.",
    remedy:
      "Compare with the lines around it: every text stands in double quotes, entries are separated by one comma, and every bracket is closed.",
  };
  if (!error) return { offset: 0, ...malformed };
  const [before, at] = [
    text.slice(0, error.offset),
    text.slice(error.offset, error.offset + Math.max(error.length, 1)),
  ];
  for (const mistake of mistakes) {
    const [surplus] = mistake.before.exec(before) ?? [];
    const [found] = mistake.at.exec(at) ?? [];
    if (surplus !== undefined && found)
      return { offset: error.offset - surplus.length, ...mistake.text(found) };
  }
  return {
    offset: error.offset,
    ...(texts[printParseErrorCode(error.error)] ?? malformed),
  };
}
