import { evenRows, rowLengths } from "../../../src/site/ui/evenRows";

test.each([
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [8, 4, [4, 4]],
  [9, 4, [3, 3, 3]],
  [10, 4, [4, 3, 3]],
  [7, 3, [3, 2, 2]],
  [6, 5, [3, 3]],
  [12, 6, [6, 6]],
])("%i entries in rows of at most %i", (count, most, rows) => {
  expect(rowLengths(count, most)).toEqual(rows);
});

test("No list leaves an entry alone in a row, or a row much shorter than another", () => {
  for (let count = 2; count <= 40; count++)
    for (const most of [3, 4, 5, 6]) {
      const rows = rowLengths(count, most);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
      expect(Math.min(...rows)).toBeGreaterThan(1);
    }
});

test("Each row fills the grid's columns, and its first entry is marked", () => {
  const places = evenRows(5, 4);
  expect(places.map(({ style }) => style["--span"])).toEqual([4, 4, 4, 6, 6]);
  expect(places.map((place) => place["data-first"] === true)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
