import {
  evenRows,
  rowLengths,
} from "../../../../src/site/ui/structure/evenRows";

test("Rows differ by one entry at most, and no row has one entry", () => {
  for (let count = 2; count <= 40; count++)
    for (const most of [3, 4, 5, 6]) {
      const rows = rowLengths(count, most);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
      expect(Math.min(...rows)).toBeGreaterThan(1);
    }
});

test("Each row fills the grid, longer rows come first, and each row's first entry is marked", () => {
  const { columns, entries } = evenRows(5, 4);
  expect(columns).toBe(6);
  expect(entries.map(({ style }) => style["--span"])).toEqual([2, 2, 2, 3, 3]);
  expect(
    entries.flatMap((entry, index) => (entry["data-first"] ? [index] : [])),
  ).toEqual([0, 3]);
});
