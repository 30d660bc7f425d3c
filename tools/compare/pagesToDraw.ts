import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

/** A digest of code without the names of other files in it. */
const digestOf = (files: readonly string[]): string =>
  files
    .reduce((hash, file) => {
      const code = readFileSync(file, "utf8");
      return hash.update(code.replace(/\b[0-9a-f]{20}\b/g, "*"));
    }, createHash("sha256"))
    .digest("hex");

/** One page of each component by its path, with a digest of the code that it may load. */
function examplePages(build: string): Map<string, string> {
  const site = join(build, "site");
  const code = filesBelow(site).filter((file) => /\.(js|css)$/.test(file));
  const components = new Map<string, string>();
  for (const file of filesBelow(join(site, "page-data"))) {
    if (!file.endsWith("page-data.json")) continue;
    const { componentChunkName, path } = JSON.parse(
      readFileSync(join(site, "page-data", file), "utf8"),
    ) as { componentChunkName: string; path: string };
    if (!components.has(componentChunkName))
      components.set(componentChunkName, path);
  }
  return new Map(
    [...components].map(([component, path]) => {
      const own = code.filter(
        (file) =>
          !file.startsWith("component-") || file.startsWith(`${component}-`),
      );
      return [path, digestOf(own.map((file) => join(site, file)))];
    }),
  );
}

/** A picture of a page in all views takes some seconds. There are twenty components. */
const mostPages = 24;

/**
 * Paths of pages whose documents or code differ: with equal ones, a browser draws equal pictures. One page of each
 * component comes first.
 *
 * @param changed Places whose documents differ.
 */
export function pagesToDraw(
  builds: readonly string[],
  changed: readonly string[],
): string[] {
  // The document of the page /404.html is its own place.
  const places = changed.map((place) => place.replace(/^(?=404)/, "/"));
  const [before, after] = builds.map(examplePages);
  const examples = [...(before?.keys() ?? []), ...(after?.keys() ?? [])].filter(
    (path) => places.includes(path) || before?.get(path) !== after?.get(path),
  );
  const others = places.filter((place) => place.startsWith("/"));
  return [...new Set([...examples, ...others])].slice(0, mostPages);
}
