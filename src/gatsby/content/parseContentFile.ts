import { isUtf8 } from "node:buffer";
import { printParseErrorCode, visit } from "jsonc-parser";
import { formatPath } from "../../common/jsonPath";
import type { ContentPlace } from "../model/contentTypes";
import { ContentFile, position } from "./ContentFile";
import { fileProblem, type Problem } from "./problem";

/** What to do, by the parser's name of the mistake. */
const remedies: Readonly<Record<string, string>> = {
  CommaExpected:
    'Write a comma between two entries, and " within a text as \\".',
  ValueExpected: "Write a value, or remove the comma before it.",
  PropertyNameExpected:
    'Write a name in " ", or remove the comma before it; a number has none: 5999.',
  ColonExpected: "Write a colon between the name and its value.",
  CloseBraceExpected: "Close the object with }.",
  CloseBracketExpected: "Close the list with ].",
  InvalidCommentToken: "Remove the comment; these files have none.",
  UnexpectedEndOfString:
    'Write the whole text on one line, and a " at its end.',
  InvalidEscapeCharacter: "Write a backslash in a text twice: \\\\.",
};
const otherRemedy =
  "Compare with the lines around it: texts and names are in straight double quotes, numbers have digits only.";

/**
 * Parses a content file, or returns its first problem: the parser's later ones follow from it.
 *
 * @param name Path below content/.
 * @param bytes The raw file.
 */
export function parseContentFile(
  name: string,
  place: ContentPlace,
  bytes: Buffer,
): ContentFile | Problem {
  const text = bytes.toString();
  if (text.trim() === "" || text.startsWith("\uFEFF") || !isUtf8(bytes))
    return fileProblem(
      name,
      "The file is empty, or it is not UTF-8 without a byte order mark.",
      'Restore its last version, or save it with the encoding "UTF-8", without BOM.',
    );
  let problem: Problem | undefined;
  const report = (offset: number, message: string, remedy: string) => {
    problem ??= {
      ...fileProblem(name, message, remedy),
      ...position(text, offset),
    };
  };
  const keys = new Set<string>();
  visit(
    text,
    {
      onError: (code, offset) => {
        const mistake = printParseErrorCode(code);
        // "PropertyNameExpected" is "property name expected".
        const words = mistake.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
        const isComma = mistake === "CommaExpected";
        report(
          // A comma is missing at the end of the entry before, which may be lines above.
          isComma ? text.slice(0, offset).trimEnd().length : offset,
          `The JSON is malformed here: ${words.toLowerCase()}.`,
          remedies[mistake] ?? otherRemedy,
        );
      },
      onObjectProperty: (key, offset, _length, _line, _column, parentPath) => {
        const path = formatPath([...parentPath(), key]);
        if (keys.has(path))
          report(
            offset,
            `The object has the key "${key}" twice.`,
            "Keep one of the two.",
          );
        keys.add(path);
      },
    },
    { disallowComments: true },
  );
  return problem ?? new ContentFile(name, place, text);
}
