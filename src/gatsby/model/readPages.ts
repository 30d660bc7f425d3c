import { routes, type Route } from "../../common/routes";
import { pageType, rootField } from "./pageNames";
import { queryOrThrow, type Query } from "./queryOrThrow";

interface Seo {
  readonly title: string;
  readonly description: string;
}

/** A page of the route table and what its content says to search engines. */
export interface Page extends Route, Seo {}

const fieldOf = ({ page }: Route): string => rootField(pageType(page));

const query = `
  query Pages {
    ${routes.map((route) => `${fieldOf(route)} { seo { title description } }`).join("\n")}
  }
`;

/** Asks for what each page says of itself. */
export type PagesQuery = Query<Readonly<Record<string, { seo: Seo }>>>;

/** Reads what the pages of the route table say of themselves. Throws when the content cannot be read. */
export async function readPages(graphql: PagesQuery): Promise<readonly Page[]> {
  const data = await queryOrThrow(graphql, query, "The pages' content");
  return routes.map((route) => {
    const content = data[fieldOf(route)];
    if (!content) throw new Error(`The page ${route.path} has no content.`);
    return { ...route, ...content.seo };
  });
}
