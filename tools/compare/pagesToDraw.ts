import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { PageState } from "../../src/common/pageBuild";
import { pagePath } from "../../src/common/pagePath";
import { pageBuilds } from "../../src/gatsby/model/pageBuilds";
import { readPageData } from "../pageData";

/** States of the header, which is the same on every page. */
const ofHeader: readonly PageState[] = [
  { name: "390 menu", steps: ["header [aria-controls]"], shows: "nav" },
  {
    name: "390 search",
    steps: ["header [aria-haspopup=dialog]", ["[type=search]", "mentor"]],
    shows: "dialog ol li",
  },
];

/** The states that a visitor brings about on a page. Texts may differ on the two sides. */
function statesOf(path: string): readonly PageState[] {
  const found = pageBuilds.find((each) => each.path === path);
  const content: unknown =
    found &&
    JSON.parse(readFileSync(`content/pages/${found.page}.json`, "utf8"));
  const own = found?.build.states?.(content) ?? [];
  return path === "/" ? [...ofHeader, ...own] : own;
}

/** A picture of a page in all views takes some seconds. There are fewer components than this. */
const mostPages = 30;

/**
 * One page of each component, and pages whose documents differ, with their states.
 *
 * @param changed Documents that differ.
 */
export function pagesToDraw(site: string, changed: readonly string[]) {
  // Of each component the first page.
  const examples = new Map(
    readPageData(site)
      .reverse()
      .map(({ componentChunkName, path }) => [componentChunkName, path]),
  );
  const others = changed
    .filter((file) => basename(file) === "index.html")
    .map(pagePath);
  return [...new Set([...examples.values(), ...others])]
    .slice(0, mostPages)
    .map((path) => ({ path, states: statesOf(path) }));
}
