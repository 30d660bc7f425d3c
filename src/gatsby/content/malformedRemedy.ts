import { printParseErrorCode, type ParseErrorCode } from "jsonc-parser";

interface Slip {
  readonly remedy: string;
  /** The parser's names of the mistake. */
  readonly code?: RegExp;
  /** The end of the text before the mistake. */
  readonly before?: RegExp;
  /** The beginning of the text at the mistake. */
  readonly at?: RegExp;
}

/** Common slips; the first that fits counts. */
const slips: readonly Slip[] = [
  {
    before: /^\s*$/,
    at: /^\s*$/,
    remedy:
      "The file is empty, or a link that leads nowhere: restore its last version, or delete it.",
  },
  {
    before: /(^|\n)$/,
    at: /^(<{7}|={7}|>{7})/,
    remedy:
      "Two versions meet here: keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    code: /^InvalidCommentToken$/,
    remedy: "Remove the comment; these files have none.",
  },
  {
    code: /^Invalid(Unicode|EscapeCharacter)$/,
    remedy: "Write a backslash in a text twice: \\\\.",
  },
  {
    code: /^InvalidCharacter$/,
    remedy: "Replace the tab or other invisible sign in the text with a space.",
  },
  {
    code: /^UnexpectedEndOfString$/,
    remedy:
      'Write the whole text on one line, and a " at its end: the line ends before the text does.',
  },
  {
    at: /^[\u00a0\u2000-\u200b\u202f\u3000]/,
    remedy: "Replace the special space here with an ordinary one.",
  },
  {
    code: /^CommaExpected$/,
    before: /\n\s*$/,
    remedy: "Write a comma here, at the end of the line.",
  },
  {
    before: /"[ \t]*$/,
    at: /^[^\s",:\]}]/,
    remedy: 'Write a quotation mark inside a text as \\", or as “ and ”.',
  },
];

/**
 * What to do about malformed JSON.
 *
 * @param offset Where the parser stopped.
 */
export function malformedRemedy(
  text: string,
  offset: number,
  code: ParseErrorCode,
): string {
  const before = text.slice(0, offset);
  const name = printParseErrorCode(code);
  const rest = text.slice(offset);
  const slip = slips.find(
    (each) =>
      (each.code?.test(name) ?? true) &&
      (each.before?.test(before) ?? true) &&
      (each.at?.test(rest) ?? true),
  );
  return (
    slip?.remedy ??
    "Compare with the lines around it. Texts and names are in straight double quotes, on one line. Numbers have digits only. A comma separates two entries; none follows the last. Each bracket is closed."
  );
}
