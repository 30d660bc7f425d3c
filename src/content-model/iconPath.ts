import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

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

function circleToPath(circle: string): string {
  const value = (attribute: string): number =>
    Number(new RegExp(`\\b${attribute}="([^"]+)"`).exec(circle)?.[1] ?? 0);
  const [cx, cy, r] = [value("cx"), value("cy"), value("r")];
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/**
 * Path data of an Outlined Material icon on its 24 x 24 grid, so that no icon module reaches the browser.
 *
 * @param name Name without the variant, such as "RocketLaunch".
 * @throws Error when the set has no such icon.
 */
export function iconPath(name: string): string {
  const file = iconModule(name);
  if (!file) throw new Error(`There is no icon named "${name}".`);
  const module = requireFromRoot(`@mui/icons-material/${file}`) as {
    default: ComponentType;
  };
  const markup = renderToStaticMarkup(createElement(module.default));
  return [...markup.matchAll(/<path[^>]*?\bd="([^"]+)"|(<circle[^>]*>)/g)]
    .map(([, data, circle]) => data ?? circleToPath(circle ?? ""))
    .join("");
}
