import { pageBuilds } from "../model/pageBuilds";
import { queryOrThrow, type Query } from "../model/queryOrThrow";

/** What the build files say of their pages on a day. Throws if a query fails. */
export const readPageData = (graphql: Query<unknown>) =>
  Promise.all(
    pageBuilds.map(async ({ path, build }) => {
      const data = build.query && (await queryOrThrow(graphql, build.query));
      return {
        path,
        /** @param today Year-month-day. */
        entities: (today: string) =>
          build.entities?.(data, { path, today }) ?? [],
        days: (today: string) => build.days?.(data, { path, today }) ?? [],
      };
    }),
  );

/** What a build file says of its page. */
export type PageData = Awaited<ReturnType<typeof readPageData>>[number];
