import { icons } from "@iconify-json/ic";
import { brandIcons } from "./brandIcons";
import { joinPaths, shapePath } from "./shapePath";

/** The name of an icon in the icon set: "Diversity3" is "diversity-3". */
const kebabCase = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, "-")
    .toLowerCase();

/** The SVG of an icon's Outlined variant. Undefined if the set has no such icon. */
const drawingOf = (name: string): string | undefined =>
  icons.icons[`outline-${kebabCase(name)}`]?.body;

/**
 * Path data of an icon. Undefined if the icon does not exist or is partly transparent, because one path cannot draw
 * that.
 */
export function findIcon(name: string): string | undefined {
  const shapes = drawingOf(name)?.match(/<\w[^>]*>/g);
  const parts = shapes?.map(shapePath).filter((part) => part !== undefined);
  const isWhole = parts && parts.length === shapes?.length;
  return brandIcons[name] ?? (isWhole ? joinPaths(parts) : undefined);
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
