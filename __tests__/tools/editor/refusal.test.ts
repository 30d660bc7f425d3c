import type { Problem } from "../../../src/gatsby/check/problem";
import { savedWith } from "../../../tools/editor/refusal";

const problem: Problem = {
  severity: "note",
  file: "pages/home.json",
  line: 3,
  column: 5,
  field: "title",
  message: "The text says 4.",
  remedy: "Make the two agree.",
};

test("A save tells what is to be mended in other files, and whether the site waits for that", () => {
  expect(savedWith([])).toEqual({});
  expect(savedWith([problem])).toEqual({
    error: "Saved, with 1 thing to mend elsewhere",
    comfort: "The site shows the change.",
    problems: [
      {
        place: "pages/home.json: Title",
        message: problem.message,
        remedy: problem.remedy,
      },
    ],
  });
  expect(
    savedWith([problem, { ...problem, severity: "error" }]).comfort,
  ).toMatch(/once this is mended/);
});
