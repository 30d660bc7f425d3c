/** What a shape may say: its form, which a path can keep. Opacity, for one, it cannot. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ["d", "fill", "fill-rule"],
  circle: ["cx", "cy", "r", "fill", "fill-rule"],
  ellipse: ["cx", "cy", "rx", "ry", "fill"],
};

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/**
 * Path data of a shape in an icon's SVG.
 *
 * @param tag Opening tag, such as <circle cx="12" cy="12" r="3">.
 * @returns undefined where a path would not look the same.
 */
export function shapePath(tag: string): string | undefined {
  const name = /^<(\w+)/.exec(tag)?.[1] ?? "";
  const values = new Map(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(
      ([, key = "", value = ""]) => [key, value],
    ),
  );
  const known = shapes[name];
  if (!known || [...values.keys()].some((key) => !known.includes(key)))
    return undefined;
  const number = (key: string): number => Number(values.get(key) ?? 0);
  switch (name) {
    case "path":
      return values.get("d") ?? "";
    case "circle":
      return ellipsePath(number("cx"), number("cy"), number("r"), number("r"));
    default:
      return ellipsePath(
        number("cx"),
        number("cy"),
        number("rx"),
        number("ry"),
      );
  }
}

/** One path of several. Each begins at the origin; as a part of one path it would begin where the one before ends. */
export function joinPaths(paths: readonly string[]): string {
  return paths
    .map((data, index) =>
      index > 0 && data.startsWith("m") ? `M0 0${data}` : data,
    )
    .join("");
}
