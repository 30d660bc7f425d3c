/** Width of a loop in SVG units. */
const loop = 220;
const height = 72;
const middle = height / 2;
/** How far the handles of a loop reach above and below the middle. */
const swing = 45.38;
const round = (value: number) => Number(value.toFixed(1));

/** Two strands that cross between `count` loops and join at both ends, in SVG units. */
export function traceBraid(count: number) {
  const width = count * loop;
  const strand = (first: 1 | -1) => {
    let path = `M${round(loop * 0.14)},${middle}`;
    for (let index = 0; index < count; index += 1) {
      const side = index % 2 === 0 ? first : -first;
      const from = index * loop;
      const to = from + loop;
      const handle = round(middle + side * swing);
      const start = index === 0 ? loop * 0.14 : from + loop * 0.22;
      const last = index === count - 1;
      const end = last ? to - loop * 0.14 : to - loop * 0.22;
      const target = last ? to - loop * 0.14 : to;
      path += `C${round(start)},${handle} ${round(end)},${handle} ${round(target)},${middle}`;
    }
    return path;
  };
  return { width, height, strands: [strand(-1), strand(1)] };
}
