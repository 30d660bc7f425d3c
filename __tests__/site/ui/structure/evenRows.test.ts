import { mosaic } from "../../../../src/site/screens/home/StatBento";
import {
  firstOfRow,
  rowsOfFour,
  rowsOfThree,
} from "../../../../src/site/ui/structure/evenRows";
import { rowLengths } from "../../../../src/site/ui/structure/rowLengths";

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

function entriesOf(count: number): readonly Element[] {
  document.body.innerHTML = `<ul>${"<li></li>".repeat(count)}</ul>`;
  return [...document.querySelectorAll("li")];
}

/** The column that a style gives an entry. Its rules are in the order of their weight. */
const columnOf = (entry: Element, style: object) =>
  Object.entries(style)
    .filter(
      ([selector]) =>
        selector.startsWith("&") &&
        entry.matches(selector.replaceAll("&", "ul")),
    )
    .flatMap(([, rule]) => (rule as { gridColumn?: string }).gridColumn ?? [])
    .at(-1);

test.each([
  [3, rowsOfThree, 6],
  [4, rowsOfFour, 12],
])("styles make even rows of at most %i", (most, style, columns) => {
  for (let count = 1; count <= 24; count++) {
    const expected = rowLengths(count, most).flatMap((length) =>
      Array<string>(length).fill(
        count === 1 ? "1 / -1" : `span ${columns / length}`,
      ),
    );
    const actual = entriesOf(count).map((entry) => columnOf(entry, style));
    expect(actual).toEqual(expected);
  }
});

test("the first entries of up to two rows of four are found", () => {
  for (let count = 1; count <= 8; count++) {
    const [first = 0, second] = rowLengths(count, 4);
    const found = entriesOf(count).flatMap((entry, index) =>
      entry.matches(firstOfRow.replaceAll("&", "li")) ? [index] : [],
    );
    expect(found).toEqual(second ? [0, first] : [0]);
  }
});

test("the rows of the mosaic are full", () => {
  for (let count = 2; count <= 12; count++) {
    const columns = entriesOf(count).map((entry) =>
      Number(columnOf(entry, mosaic)?.replace("span ", "")),
    );
    // The large cell stands beside two rows of seven columns, or beside one.
    const beside = columns.slice(1, 5).reduce((sum, next) => sum + next, 0);
    expect([columns[0], beside]).toEqual([5, count === 2 ? 7 : 14]);
    const below = rowLengths(Math.max(count - 5, 0), 4);
    expect(columns.slice(5)).toEqual(
      below.flatMap((length) => Array<number>(length).fill(12 / length)),
    );
  }
});
