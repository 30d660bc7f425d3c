import { printParseErrorCode, type ParseError } from "jsonc-parser";
import type { Fault } from "./fault";
import { quote } from "./quote";

const compare =
  "Compare with the lines around it: every text stands in double quotes, entries are separated by one comma, and every bracket is closed.";

const faults: Readonly<Record<string, Fault>> = {
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
  InvalidNumberFormat: {
    message: "A number is malformed.",
    remedy: "Write digits only, without a leading 0: 89000.",
  },
  InvalidCommentToken: {
    message: "A comment stands here; JSON has none.",
    remedy: "Remove it.",
  },
};

/** A comma before a closing bracket, which the parser tells at the bracket. */
function surplusComma(text: string, offset: number): number | undefined {
  const before = text.slice(0, offset).trimEnd();
  return /[}\]]/.test(text.charAt(offset)) && before.endsWith(",")
    ? before.length - 1
    : undefined;
}

/** Quotation marks that word processors write, and those of other languages. */
function wrongQuotes(text: string, { offset, length }: ParseError): boolean {
  return /^[“”„‘’'«»]/.test(text.slice(offset, offset + length));
}

/**
 * What is malformed, where, and how to mend it.
 *
 * @param error The first error of the parser; undefined where the text holds nothing.
 */
export function syntaxFault(
  text: string,
  error: ParseError | undefined,
): Fault & { offset: number } {
  if (!error)
    return { offset: 0, message: "The file holds no JSON.", remedy: compare };
  const { offset } = error;
  const comma = surplusComma(text, offset);
  if (comma !== undefined) {
    return {
      offset: comma,
      message: `A comma stands before the closing ${text.charAt(offset)}.`,
      remedy: "Remove the comma; the last entry has none.",
    };
  }
  if (wrongQuotes(text, error)) {
    return {
      offset,
      message: `The quotation mark ${text.charAt(offset)} is not one of JSON.`,
      remedy: 'Write straight double quotes: "…".',
    };
  }
  if (/\d,$/.test(text.slice(0, offset)) && /\d/.test(text.charAt(offset))) {
    return {
      offset: offset - 1,
      message: "A number is written with a comma.",
      remedy: "Write digits only: 89000.",
    };
  }
  if (
    /[\s:[,-]0$/.test(text.slice(0, offset)) &&
    /\d/.test(text.charAt(offset))
  ) {
    return {
      offset: offset - 1,
      message: "A number begins with 0.",
      remedy: "Write it without a 0 before its first digit: 89000.",
    };
  }
  const word = text.slice(offset, offset + error.length);
  if (/^[^\s{}[\],:"/\d-]/.test(word)) {
    return {
      offset,
      message: `${quote(word)} stands here without quotes.`,
      remedy:
        "Write names and texts in double quotes; numbers have digits only, true and false are lower-case.",
    };
  }
  const fault = faults[printParseErrorCode(error.error)] ?? {
    message: "The JSON is malformed here.",
    remedy: compare,
  };
  return { offset, ...fault };
}
