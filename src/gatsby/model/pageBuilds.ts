import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PageBuild } from "../../common/pageBuild";
import { routes, type Route } from "../../common/routes";

/** Loads TypeScript: tsx, which runs the tools and which gatsby-node.ts imports, or Jest compiles it. */
const load = createRequire(path.resolve("gatsby-node.ts"));

/** The build files of the pages, in the order of the route table. A page without one has no row here. */
export const pageBuilds = routes.flatMap(
  (route): (Route & { readonly build: PageBuild })[] => {
    const { page } = route;
    const file = path.resolve(`src/site/screens/${page}/${page}.build.ts`);
    if (!existsSync(file)) return [];
    const { build } = load(file) as { build: PageBuild };
    return [{ ...route, build }];
  },
);
