import { checkContent } from "../../../src/gatsby/check/checkContent";
import {
  reportProblems,
  type Problem,
} from "../../../src/gatsby/content/problem";
import type { RawFiles } from "../../../src/gatsby/content/readContent";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { testContent } from "../testContent";
import { applyEdit, nodeAt } from "./applyEdit";
import type { BrokenCase, Edit, Place } from "./brokenCase";

const today = "2026-11-01";
const page = "pages/not-found.json";
/** Identifies a problem without its line, which edits above it change. */
const asText = ({ file, field, message }: Problem) =>
  JSON.stringify([file, field, message]);

/** The field that an edit changes; empty for edits of whole files. */
const fieldOf = (edit: Edit | undefined) =>
  edit && "set" in edit ? edit.set : "";

/** Line and column, counted from 1, of a place in the text of the broken file. */
function placeOf(place: Place, text: string) {
  if (place === "file") return { line: 1, column: 1 };
  let offset = text.length;
  if (place !== "end" && "text" in place)
    offset = text.indexOf(place.text) + (place.plus ?? 0);
  if (place !== "end" && "value" in place)
    offset = nodeAt(text, place.value).offset;
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Whether the site has the pages that a case edits; a firm may have removed some. */
const isPossible = ({ file = page, edit }: BrokenCase) =>
  [file, ...[edit].flat().map((each) => each.in ?? file)].every(
    (name) => !name.startsWith("pages/") || contentFileType(name),
  );

/** Tests that each problem in otherwise valid content is reported once, with its place and remedy, and nothing else. */
export function testBrokenContent(
  topic: string,
  cases: readonly BrokenCase[],
): void {
  describe(topic, () => {
    let original: RawFiles;
    /** Notes on the content without problems. */
    let notes: Set<string>;

    beforeAll(async () => {
      original = await testContent();
      const problems = await checkContent(original, today);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual(
        [],
      );
      notes = new Set(problems.map(asText));
    });

    test.each(cases.filter(isPossible))(
      "$message",
      async ({ file = page, edit, ...expected }) => {
        const edits = [edit].flat();
        const { reportedIn = file, message, remedy } = expected;
        const { field = fieldOf(edits.at(-1)), severity = "error" } = expected;
        const { place = field ? { value: field } : "file" } = expected;
        const files = new Map(original);
        for (const each of edits) await applyEdit(files, each.in ?? file, each);
        const problems = await checkContent(files, today);
        const text = String(files.get(reportedIn));
        // What is wrong may also be noted for another reason.
        const found = problems.filter(
          (problem) =>
            !notes.has(asText(problem)) &&
            (severity === "note" || problem.severity === "error"),
        );
        expect(found).toEqual([
          {
            severity,
            file: reportedIn,
            ...placeOf(place, text),
            field,
            message: expect.stringContaining(message) as string,
            remedy: expect.any(String) as string,
          },
        ]);
        for (const part of [remedy].flat())
          expect(found[0]?.remedy).toContain(part);
        const { errorCount } = reportProblems(problems);
        expect(errorCount).toBe(severity === "error" ? 1 : 0);
      },
    );
  });
}
