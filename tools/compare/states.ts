import { readFileSync } from "node:fs";
import type { PageState } from "../../src/common/pageBuild";
import { pageBuilds } from "../../src/gatsby/model/pageBuilds";

/** States of the header, which is the same on every page. */
const ofHeader: readonly PageState[] = [
  { name: "390 menu", steps: ["header [aria-controls]"], shows: "nav" },
  {
    name: "390 search",
    steps: ["header [aria-haspopup=dialog]", ["[type=search]", "mentor"]],
    shows: "dialog ol li",
  },
];

const contentOf = (page: string): unknown =>
  JSON.parse(readFileSync(`content/pages/${page}.json`, "utf8"));

/** States that a visitor brings about, by path, width in px and name. Texts may differ on the two sides. */
export const states: Readonly<Record<string, PageState>> = Object.fromEntries(
  [
    { path: "/", states: ofHeader },
    ...pageBuilds.map(({ path, page, build }) => ({
      path,
      states: build.states?.(contentOf(page)) ?? [],
    })),
  ].flatMap(({ path, states: ofPage }) =>
    ofPage.map((state) => [`${path} ${state.name}`, state]),
  ),
);
