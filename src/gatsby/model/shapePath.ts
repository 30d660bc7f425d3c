/** Attributes of each shape that a path can express. Opacity is not one of them. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ["d", "fill", "fill-rule"],
  circle: ["cx", "cy", "r", "fill", "fill-rule"],
  ellipse: ["cx", "cy", "rx", "ry", "fill"],
};

/**
 * Path data of a shape in an icon's SVG.
 *
 * @param tag Opening tag, such as <circle cx="12" cy="12" r="3">.
 * @returns undefined if a path would look different.
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
  if (name === "path") return values.get("d") ?? "";
  const [cx = 0, cy = 0, r = 0, rx = r, ry = r] = [
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
  ].map((key) => (values.has(key) ? Number(values.get(key)) : undefined));
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Joins paths. Each begins at the origin, not at the end of the path before it. */
export function joinPaths(paths: readonly string[]): string {
  return paths
    .map((data, index) =>
      index > 0 && data.startsWith("m") ? `M0 0${data}` : data,
    )
    .join("");
}
