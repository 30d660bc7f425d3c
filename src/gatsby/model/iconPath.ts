import { icons } from "@iconify-json/ic";
import * as brands from "../../common/brandIcons";

const brandIcons: Readonly<Record<string, string>> = brands;

/** The name of an icon in the icon set: "Diversity3" is "diversity-3". */
const kebabCase = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, "-")
    .toLowerCase();

/** Path data of a tag: <path d="…">, <circle cx="12" cy="12" r="3"> or <ellipse …>. */
function shapePath(tag: string): string {
  const read = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const data = read("d");
  if (data !== undefined) return data;
  const [cx, cy] = [Number(read("cx")), Number(read("cy"))];
  const rx = Number(read("rx") ?? read("r"));
  const ry = Number(read("ry") ?? rx);
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/**
 * Path data of an icon's Outlined variant or of a brand, on a 24 x 24 grid, so that no icon module reaches the browser.
 * Undefined if the icon does not exist or is partly transparent, because one path cannot draw that.
 *
 * @param name Name without the variant, such as "RocketLaunch".
 */
export function iconPath(name: string): string | undefined {
  const drawing = icons.icons[`outline-${kebabCase(name)}`]?.body;
  if (brandIcons[name] || !drawing || drawing.includes("opacity"))
    return brandIcons[name];
  const [first = "", ...others] = drawing.match(/<\w[^>]*>/g) ?? [];
  // A relative path begins at the origin, not at the end of the path before it.
  return others.reduce(
    (path, shape) => path + shapePath(shape).replace(/^m/, "M0 0m"),
    shapePath(first),
  );
}

/** The names of the icons, also of those that one path cannot draw. */
export const iconNames = (): string[] => [
  ...Object.keys(brandIcons),
  ...Object.keys(icons.icons).flatMap((name) =>
    name.startsWith("outline-")
      ? name
          .slice("outline".length)
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      : [],
  ),
];
