import { isUtf8 } from "node:buffer";
import { printParseErrorCode, visit, type ParseErrorCode } from "jsonc-parser";
import { ContentFile, formatPath } from "./contentFile";
import { fileProblem, type Problem } from "./problem";

/** "PropertyNameExpected" -> "property name expected". */
const wordsOf = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();

/**
 * Parses a content file, or reports why that is impossible.
 *
 * @param name Path below content/.
 * @param bytes The file as it is on disk.
 */
export function parseContentFile(
  name: string,
  bytes: Buffer,
): ContentFile | Problem[] {
  const text = bytes.toString();
  if (!isUtf8(bytes) || text.startsWith("\uFEFF"))
    return [
      fileProblem(
        name,
        "The file is not encoded in UTF-8 without a byte order mark.",
        'Save it again with the encoding "UTF-8", without BOM.',
      ),
    ];
  const malformed: Problem[] = [];
  const repeated: Problem[] = [];
  const seen = new Set<string>();
  visit(
    text,
    {
      onError: (code, _offset, _length, line, column) =>
        malformed.push({
          ...fileProblem(
            name,
            `The JSON is malformed here: ${wordsOf(code)}.`,
            "Compare with the lines around it: texts and names are in straight double quotes on one line, numbers have digits only, a comma separates two entries and none follows the last, and each bracket is closed.",
          ),
          line: line + 1,
          column: column + 1,
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
  return repeated.length > 0 ? repeated : new ContentFile(name, text);
}
