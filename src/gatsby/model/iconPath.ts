import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { joinPaths, shapePath } from "./shapePath";

const requireFromRoot = createRequire(path.resolve("package.json"));
const iconFolder = path.resolve("node_modules/@mui/icons-material");

const modules = new Map<string, string | undefined>();

/** Name of the icon's module: the Outlined variant, or the only one that a brand has. */
function iconModule(name: string): string | undefined {
  if (!/^[A-Z0-9][A-Za-z0-9]*$/.test(name)) return undefined;
  if (!modules.has(name)) {
    const file = [`${name}Outlined`, name].find((candidate) =>
      existsSync(path.join(iconFolder, `${candidate}.js`)),
    );
    modules.set(name, file);
  }
  return modules.get(name);
}

/** Whether the Material icon set has an icon of this name. */
export function isIconName(name: string): boolean {
  return iconModule(name) !== undefined;
}

/** The shapes of an icon, as opening tags. */
function shapesOf(file: string): readonly string[] {
  const module = requireFromRoot(`@mui/icons-material/${file}`) as {
    default: ComponentType;
  };
  return (
    renderToStaticMarkup(createElement(module.default))
      .replace(/^.*<svg[^>]*>/s, "")
      .match(/<\w[^>]*>/g) ?? []
  );
}

const paths = new Map<string, string | undefined>();

/** Path data of an icon; undefined where the set has no such icon, or where one path cannot draw it. */
function drawnPath(name: string): string | undefined {
  const file = iconModule(name);
  if (!file) return undefined;
  if (!paths.has(file)) {
    const parts = shapesOf(file).map(shapePath);
    const known = parts.filter((part) => part !== undefined);
    paths.set(
      file,
      known.length === parts.length ? joinPaths(known) : undefined,
    );
  }
  return paths.get(file);
}

/** Whether one path can draw the icon: a few are partly transparent. */
export function isDrawable(name: string): boolean {
  return drawnPath(name) !== undefined;
}

/**
 * Path data of an Outlined Material icon on its 24 x 24 grid, so that no icon module reaches the browser.
 *
 * @param name Name without the variant, such as "RocketLaunch".
 * @throws Error when the set has no such icon, or when one path cannot draw it.
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
