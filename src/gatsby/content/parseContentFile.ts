import { isUtf8 } from "node:buffer";
import { printParseErrorCode, visit, type ParseErrorCode } from "jsonc-parser";
import { formatPath } from "../../common/jsonPath";
import type { ContentPlace } from "../model/contentTypes";
import { ContentFile, position } from "./ContentFile";
import { malformedRemedy } from "./malformedRemedy";
import { fileProblem, type Problem } from "./problem";

/** "PropertyNameExpected" -> "property name expected". */
const readable = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();

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
          ...fileProblem(
            name,
            `The JSON is malformed here: ${readable(code)}.`,
            malformedRemedy(text, offset, code),
          ),
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
