import { icons } from "@iconify-json/ic";
import { brandIcons } from "./brandIcons";

/** The set's own name of an icon: "Diversity3" is "diversity-3". */
const kebabCase = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, "-")
    .toLowerCase();

/** The shapes that one path can draw: opaque paths and circles. */
const shape =
  /<path fill="currentColor"(?: fill-rule="evenodd")? d="([^"]*)"\/>|<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"[^>]*\/>/g;

/** Path data of a circle. */
const circle = (cx: string, cy: string, r: number): string =>
  `M${Number(cx) - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Path data of an icon; undefined if it does not exist or one path cannot draw it: a few are partly transparent. */
export function findIcon(name: string): string | undefined {
  const drawing = icons.icons[`outline-${kebabCase(name)}`]?.body ?? "";
  const paths = [...drawing.matchAll(shape)].map(
    ([, data, cx = "", cy = "", r], index) =>
      data === undefined
        ? circle(cx, cy, Number(r))
        : // Each begins at the origin, not at the end of the path before it.
          data.replace(/^m/, index > 0 ? "M0 0m" : "m"),
  );
  const isWhole = drawing !== "" && drawing.replace(shape, "") === "";
  return brandIcons[name] ?? (isWhole ? paths.join("") : undefined);
}

/**
 * Path data of an Outlined Material icon or of a brand on a 24 x 24 grid, so that no icon module reaches the browser.
 *
 * @param name Name without the variant, such as "RocketLaunch".
 * @throws Error if the icon does not exist or one path cannot draw it.
 */
export function iconPath(name: string): string {
  const path = findIcon(name);
  if (path === undefined)
    throw new Error(`The icon "${name}" does not exist or cannot be drawn.`);
  return path;
}
