/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/build/check/checkContent";
import { reportProblems, type Problem } from "../../../src/build/check/problem";
import { applyEdit } from "../../support/broken/applyEdit";
import type { BrokenCase } from "../../support/broken/brokenCase";
import { placeOf, withIndexes } from "../../support/broken/placeOf";
import { sparesOf } from "../../support/broken/sparesOf";
import {
  contentState,
  copyContent,
  copyContentFile,
} from "../../support/contentCopy";

const corpus = "__tests__/content/broken";
const cases = readdirSync(corpus).map((file) => ({
  name: file.replace(".json", "").replaceAll("-", " "),
  ...(JSON.parse(readFileSync(path.join(corpus, file), "utf8")) as BrokenCase),
}));
const today = "2026-11-01";
const asText = (problem: Problem) => JSON.stringify(problem);

// Each case checks the whole content, some twice.
jest.setTimeout(30_000);

let folder: string;
let originals: Record<string, string>;
/** Notes that the content as it is has. */
let notes: Set<string>;

/** What the check notes of a content folder in which it finds no error. */
async function notesOf(contentFolder: string): Promise<Set<string>> {
  const problems = await checkContent({ contentFolder, today });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return new Set(problems.map(asText));
}

beforeAll(async () => {
  originals = contentState("content");
  folder = copyContent();
  notes = await notesOf(folder);
});

afterAll(() => {
  rmSync(path.dirname(folder), { recursive: true });
  expect(contentState("content")).toEqual(originals);
});

test("The corpus has at least sixty faults", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each(cases)("$name", async (brokenCase) => {
  const { file, edits, expect: expected } = brokenCase;
  const spares = sparesOf(brokenCase);
  const touched = [file, ...spares.map((spare) => spare.file)];
  try {
    for (const spare of spares) await applyEdit(folder, spare.file, spare.edit);
    // The least that the case counts from is still in order.
    const known = spares.length > 0 ? await notesOf(folder) : notes;
    for (const edit of edits) {
      if ("copyTo" in edit) touched.push(edit.copyTo);
      if ("moveTo" in edit) touched.push(edit.moveTo);
      await applyEdit(folder, file, edit);
    }
    const before = contentState(folder);
    const problems = await checkContent({ contentFolder: folder, today });
    const found = problems.filter((problem) => !known.has(asText(problem)));

    const toldIn = expected.file ?? file;
    const broken = path.join(folder, toldIn);
    const text =
      expected.place !== "file" && existsSync(broken)
        ? readFileSync(broken, "utf8")
        : "";
    expect(found).toEqual([
      {
        severity: "error",
        file: toldIn,
        ...placeOf(expected.place, text),
        field: withIndexes(expected.field, text),
        message: expect.stringContaining(expected.message) as string,
        remedy: expect.any(String) as string,
      },
    ]);
    for (const part of expected.remedy)
      expect(found[0]?.remedy).toContain(part);

    const report = reportProblems(problems);
    expect(report.errorCount).toBe(1);
    expect(report.text).not.toMatch(/\n\s+at |Error:|node_modules/);
    expect(report.text.length).toBeLessThan(3000);
    expect(contentState(folder)).toEqual(before);
  } finally {
    for (const name of touched) copyContentFile(folder, name);
  }
});
