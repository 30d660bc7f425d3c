import type { Cell } from "./shapes";

/** A point in SVG units. */
type Point = readonly [x: number, y: number];

/** Reach of an outer loop, as a share of half the distance between dots. */
const roundness = 0.8;

/** A quarter of the way round a dot. */
interface Step {
  cell: Cell;
  quarter: number;
  clockwise: boolean;
}

const sides: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
/** Control point distance that makes a Bézier curve a quarter circle. */
const circle = 0.5523;
const rotate = (side: number, quarters: number) => (side + quarters) % 4;
const direction = (side: number): Point => sides[rotate(side, 4)] ?? [0, 0];
const neighbour = ([x, y]: Cell, side: number): Cell => {
  const [dx, dy] = direction(side);
  return [x + dx, y + dy];
};
const round = (value: number) => Number(value.toFixed(1));

/**
 * Draws a kolam: dots on a lattice and the line around them. The line crosses between neighbours and turns at the edge.
 * It is a mirror curve, so it passes every side of every dot exactly once.
 *
 * @param size Distance between two dots.
 * @param strokeWidth Of the line, which touches the edges of the drawing.
 */
export function traceKolam(
  cells: readonly Cell[],
  size: number,
  strokeWidth: number,
) {
  const half = size / 2;
  const margin = half * roundness + strokeWidth / 2;
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const right = Math.max(...cells.map(([x]) => x));
  const bottom = Math.max(...cells.map(([, y]) => y));
  const occupied = new Set(cells.map(String));

  const joined = (cell: Cell, side: number) =>
    occupied.has(String(neighbour(cell, side)));
  const centre = ([x, y]: Cell): Point => [
    (x - left) * size + margin,
    (y - top) * size + margin,
  ];

  const curve = ({ cell, quarter, clockwise }: Step): string => {
    const from = rotate(quarter, clockwise ? 0 : 1);
    const to = rotate(quarter, clockwise ? 1 : 0);
    const [cx, cy] = centre(cell);
    const [fx, fy] = direction(from);
    const [tx, ty] = direction(to);
    const at = (u: number, v: number) =>
      `${round(cx + half * (fx * u + tx * v))},${round(cy + half * (fy * u + ty * v))}`;
    const open = joined(cell, from);
    if (joined(cell, to))
      return open
        ? `L${at(0, 1)}`
        : `C${at(roundness, 0.5)} ${at(0.34, 0.66)} ${at(0, 1)}`;
    if (open)
      return `C${at(0.66, 0.34)} ${at(0.5, roundness)} ${at(0, roundness)}`;
    const handle = circle * roundness;
    return `C${at(roundness, handle)} ${at(handle, roundness)} ${at(0, roundness)}`;
  };

  const next = ({ cell, quarter, clockwise }: Step): Step => {
    const to = rotate(quarter, clockwise ? 1 : 0);
    if (joined(cell, to))
      return {
        cell: neighbour(cell, to),
        quarter: rotate(to, clockwise ? 1 : 2),
        clockwise: !clockwise,
      };
    return { cell, quarter: rotate(to, clockwise ? 0 : 3), clockwise };
  };

  const name = ({ cell, quarter }: Step) => `${String(cell)}/${quarter}`;
  const passed = new Set<string>();
  const loops: string[] = [];
  for (const cell of cells) {
    for (const quarter of sides.keys()) {
      const start: Step = { cell, quarter, clockwise: true };
      if (passed.has(name(start))) continue;
      const [cx, cy] = centre(cell);
      const [dx, dy] = direction(quarter);
      const reach = half * (joined(cell, quarter) ? 1 : roundness);
      let path = `M${round(cx + dx * reach)},${round(cy + dy * reach)}`;
      let step = start;
      do {
        passed.add(name(step));
        path += curve(step);
        step = next(step);
      } while (name(step) !== name(start));
      loops.push(`${path}Z`);
    }
  }

  return {
    width: round((right - left) * size + 2 * margin),
    height: round((bottom - top) * size + 2 * margin),
    /** Path data of each closed line. */
    loops,
    /** One point for each cell, in the same order. */
    dots: cells.map((cell): Point => {
      const [x, y] = centre(cell);
      return [round(x), round(y)];
    }),
  };
}
