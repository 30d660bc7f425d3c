import { diamond, rect, skyline } from "../../src/common/kolam/shapes";
import { traceKolam } from "../../src/common/kolam/traceKolam";

it.each([
  ["one dot", rect(1, 1), 1],
  ["the five dots of the mark", diamond(1), 5],
  ["the twenty seats of the cohort", rect(4, 5), 20],
  ["a chain of four", rect(1, 4), 4],
])("a kolam of %s is one closed line", (_name, cells, dots) => {
  const drawing = traceKolam(cells, 40, 2);
  expect(drawing.loops).toHaveLength(1);
  expect(drawing.dots).toHaveLength(dots);
});

it("a kolam closes every line", () => {
  for (const loop of traceKolam(skyline([1, 2, 3]), 40, 2).loops)
    expect(loop).toMatch(/^M[^M]+Z$/);
});
