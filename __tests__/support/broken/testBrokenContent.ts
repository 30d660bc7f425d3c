import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/gatsby/check/checkContent";
import {
  reportProblems,
  type Problem,
} from "../../../src/gatsby/check/problem";
import { contentState } from "../contentCopy";
import { makeOwnContent } from "../generate/ownContent";
import { applyEdit } from "./applyEdit";
import type { BrokenCase, Edit } from "./brokenCase";
import { placeOf } from "./placeOf";

const today = "2026-11-01";
/** A problem without its line, which an edit above it moves. */
const asText = ({ file, field, message }: Problem) =>
  JSON.stringify([file, field, message]);

/** Files that an edit touches besides the one that it is made in. */
const touchedBy = (edit: Edit): string[] => {
  if ("copyTo" in edit) return [edit.copyTo];
  if ("moveTo" in edit) return [edit.moveTo];
  return edit.in ? [edit.in] : [];
};

/** Keeps files as they are now. Returns what brings them back. */
function remember(folder: string, names: readonly string[]): () => void {
  const kept = names.map((name) => {
    const file = path.join(folder, name);
    return [file, existsSync(file) ? readFileSync(file) : undefined] as const;
  });
  return () => {
    for (const [file, bytes] of kept) {
      rmSync(file, { force: true });
      if (!bytes) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  };
}

/**
 * Tests that each fault, put into content without faults, is told once, with its place and remedy, and that nothing
 * else is told. The content is made up: what maintainers write has no part in it.
 */
export function testBrokenContent(cases: readonly BrokenCase[]): void {
  let folder: string;
  /** What is told of the content without faults. */
  let notes: Set<string>;

  beforeAll(async () => {
    folder = await makeOwnContent();
    const problems = await checkContent({ contentFolder: folder, today });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    notes = new Set(problems.map(asText));
  });

  afterAll(() => {
    rmSync(path.dirname(folder), { recursive: true });
  });

  test.each(cases)("$fault", async ({ file, edit, ...told }) => {
    const { toldIn = file, field, message, remedy } = told;
    const { place = { value: field }, severity = "error" } = told;
    const edits = [edit].flat();
    const restore = remember(folder, [file, ...edits.flatMap(touchedBy)]);
    try {
      for (const each of edits) await applyEdit(folder, each.in ?? file, each);
      const before = contentState(folder);
      const problems = await checkContent({ contentFolder: folder, today });
      expect(contentState(folder)).toEqual(before);

      const broken = path.join(folder, toldIn);
      const text = place === "file" ? "" : readFileSync(broken, "utf8");
      const found = problems.filter((problem) => !notes.has(asText(problem)));
      expect(found).toEqual([
        {
          severity,
          file: toldIn,
          ...placeOf(place, text),
          field,
          message: expect.stringContaining(message) as string,
          remedy: expect.any(String) as string,
        },
      ]);
      for (const part of [remedy].flat())
        expect(found[0]?.remedy).toContain(part);

      const report = reportProblems(problems);
      expect(report.errorCount).toBe(severity === "error" ? 1 : 0);
      expect(report.text).not.toMatch(/\n\s+at |Error:|node_modules/);
    } finally {
      restore();
    }
  });
}
