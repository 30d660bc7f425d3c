import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PageBuild, PageOffer } from "../../common/pageBuild";
import { routes, type Route } from "../../common/routes";
import { queryOrThrow, type Query } from "./queryOrThrow";

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

/** Asks the build files for the structured data and the calendar days of their pages. Throws if a query fails. */
export const askPageBuilds = (graphql: Query<unknown>) =>
  Promise.all(
    pageBuilds.map(async ({ path: address, build }) => {
      const data = build.query && (await queryOrThrow(graphql, build.query));
      return {
        path: address,
        /** @param today Year-month-day. */
        entities: (today: string) =>
          build.entities?.(data, { path: address, today }) ?? [],
        days: (today: string) =>
          build.days?.(data, { path: address, today }) ?? [],
      };
    }),
  );

/** A page's offer, with its address: /services/online-programs#launch. */
export interface AddressedOffer extends PageOffer {
  readonly to: string;
}

/** The pages that offer something, each with what it finds in its content. */
export const offeringPages = pageBuilds.flatMap(({ page, path, build }) => {
  const { offers } = build;
  if (!offers) return [];
  return {
    page,
    path,
    offersIn: (content: unknown): AddressedOffer[] =>
      offers(content).map((offer) => ({
        ...offer,
        to: offer.anchor ? `${path}#${offer.anchor}` : path,
      })),
  };
});
