import { routes, type Route } from "../../common/routes";
import { pageType, rootField } from "./pageNames";
import { queryOrThrow, type Query } from "./queryOrThrow";

interface Seo {
  readonly title: string;
  readonly description: string;
}

/** A page of the route table, with its title and description for search engines. */
export interface Page extends Route, Seo {}

const fieldOf = ({ page }: Route): string => rootField(pageType(page));

const query = `
  query Pages {
    ${routes.map((route) => `${fieldOf(route)} { seo { title description } }`).join("\n")}
  }
`;

/** Queries the title and description of each page. */
export type PagesQuery = Query<Readonly<Record<string, { seo: Seo }>>>;

/** Reads the pages of the route table. Throws if their content cannot be queried. */
export async function readPages(graphql: PagesQuery): Promise<readonly Page[]> {
  const data = await queryOrThrow(graphql, query, "The pages' content");
  return routes.map((route) => {
    const content = data[fieldOf(route)];
    if (!content) throw new Error(`The page ${route.path} has no content.`);
    return { ...route, ...content.seo };
  });
}
