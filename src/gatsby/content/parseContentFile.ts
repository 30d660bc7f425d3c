import { isUtf8 } from "node:buffer";
import { printParseErrorCode, visit, type ParseErrorCode } from "jsonc-parser";
import { formatPath } from "../../common/jsonPath";
import type { ContentPlace } from "../model/contentTypes";
import { ContentFile, position } from "./ContentFile";
import { fileProblem, type Problem } from "./problem";

/** What to do, by the parser's name of the mistake. */
const remedies: Readonly<Record<string, string>> = {
  CommaExpected:
    'Write a comma between two entries, and " within a text as \\".',
  ValueExpected: "Write a value, or remove the comma before it.",
  PropertyNameExpected: 'Write a name in " ", or remove the comma before it.',
  ColonExpected: "Write a colon between the name and its value.",
  CloseBraceExpected: "Close the object with }.",
  CloseBracketExpected: "Close the list with ].",
  InvalidCommentToken: "Remove the comment; these files have none.",
  UnexpectedEndOfString:
    'Write the whole text on one line, and a " at its end.',
  InvalidEscapeCharacter: "Write a backslash in a text twice: \\\\.",
  InvalidUnicode: "Write a backslash in a text twice: \\\\.",
  InvalidCharacter: "Replace the tab in the text with a space.",
};
const otherRemedy =
  "Compare with the lines around it: texts and names are in straight double quotes, numbers have digits only.";

/** What is wrong and what to do: "PropertyNameExpected" is "property name expected". */
function malformedProblem(name: string, code: ParseErrorCode): Problem {
  const mistake = printParseErrorCode(code);
  const words = mistake.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return fileProblem(
    name,
    `The JSON is malformed here: ${words}.`,
    remedies[mistake] ?? otherRemedy,
  );
}

/** Where to mend a mistake: a comma is missing at the end of what is before, which may be lines above the next entry. */
function placeOf(text: string, offset: number, code: ParseErrorCode): number {
  const before = text.slice(0, offset).trimEnd().length;
  const isAbove = text.slice(before, offset).includes("\n");
  return isAbove && printParseErrorCode(code) === "CommaExpected"
    ? before
    : offset;
}

/**
 * Parses a content file, or returns its problems.
 *
 * @param name Path below content/.
 * @param bytes The raw file.
 */
export function parseContentFile(
  name: string,
  place: ContentPlace,
  bytes: Buffer,
): ContentFile | Problem[] {
  const text = bytes.toString();
  if (text.trim() === "")
    return [
      fileProblem(
        name,
        "The file is empty, or cannot be read.",
        "Restore its last version and the right to read it, or delete it.",
      ),
    ];
  // Zeros are every second byte of UTF-16.
  if (!isUtf8(bytes) || /^\uFEFF|\0/.test(text))
    return [
      fileProblem(
        name,
        "The file must be UTF-8 without a byte order mark.",
        'Save it again with the encoding "UTF-8", without BOM.',
      ),
    ];
  const malformed: Problem[] = [];
  const repeated: Problem[] = [];
  const seen = new Set<string>();
  visit(
    text,
    {
      onError: (code, offset) =>
        malformed.push({
          ...malformedProblem(name, code),
          ...position(text, placeOf(text, offset, code)),
        }),
      onObjectProperty: (key, _offset, _length, line, column, parentPath) => {
        const field = formatPath([...parentPath(), key]);
        if (seen.has(field))
          repeated.push({
            ...fileProblem(
              name,
              `The object has the key "${key}" twice.`,
              "Keep one of the two.",
            ),
            line: line + 1,
            column: column + 1,
            field,
          });
        seen.add(field);
      },
    },
    { disallowComments: true },
  );
  // The parser's later errors follow from the first.
  if (malformed.length > 0) return malformed.slice(0, 1);
  return repeated.length > 0 ? repeated : new ContentFile(name, place, text);
}
