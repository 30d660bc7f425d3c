import { icons } from "@iconify-json/ic";
import { brandIcons } from "./brandIcons";
import { joinPaths, shapePath } from "./shapePath";

/** The set's own name of an icon: "Diversity3" is "diversity-3". */
const kebabCase = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, "-")
    .toLowerCase();

/** The drawing of an icon's Outlined variant; undefined where the set has no such icon. */
const drawingOf = (name: string): string | undefined =>
  icons.icons[`outline-${kebabCase(name)}`]?.body;

/** Whether an icon of this name exists: Material's, or a brand's. */
export const isIconName = (name: string): boolean =>
  /^[A-Z0-9][A-Za-z0-9]*$/.test(name) &&
  (name in brandIcons || drawingOf(name) !== undefined);

/** Path data of an icon; undefined where there is no such icon, or where one path cannot draw it. */
function drawnPath(name: string): string | undefined {
  const brand = brandIcons[name];
  if (brand || !isIconName(name)) return brand;
  const shapes = drawingOf(name)?.match(/<\w[^>]*>/g) ?? [];
  const parts = shapes.map(shapePath);
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? joinPaths(known) : undefined;
}

/** Whether one path can draw the icon: a few are partly transparent. */
export const isDrawable = (name: string): boolean =>
  drawnPath(name) !== undefined;

/**
 * Path data of an Outlined Material icon or of a brand on a 24 x 24 grid, so that no icon module reaches the browser.
 *
 * @param name Name without the variant, such as "RocketLaunch".
 * @throws Error when there is no such icon, or when one path cannot draw it.
 */
export function iconPath(name: string): string {
  const drawn = drawnPath(name);
  if (drawn === undefined)
    throw new Error(
      isIconName(name)
        ? `The icon "${name}" cannot be drawn as one path.`
        : `There is no icon named "${name}".`,
    );
  return drawn;
}
