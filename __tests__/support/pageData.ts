import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse } from "graphql";

const folder = path.resolve("public/page-data");

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8"));

/** What a build wrote for a page: the result of its query, and what it was created with. */
export interface PageData<Data extends object, Context extends object> {
  data: Data;
  pageContext: Context;
}

/** @param page Path of the page: /about. @throws where the build has no such page. */
export function pageData<Data extends object, Context extends object = object>(
  page: string,
): PageData<Data, Context> {
  const file = path.join(page === "/" ? "index" : page, "page-data.json");
  if (!existsSync(path.join(folder, file)))
    throw new Error(`The build has no page ${page}. Run: npm run build`);
  const { result } = readJson(file) as {
    result: Partial<PageData<Data, Context>>;
  };
  return {
    data: result.data ?? ({} as Data),
    pageContext: result.pageContext ?? ({} as Context),
  };
}

/** The names under which a query returns what it asks for. */
function answersOf(query: string): string[] {
  return parse(query)
    .definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((each) =>
      each.kind === Kind.FIELD ? [(each.alias ?? each.name).value] : [],
    );
}

/** What the build found for a query that stands in a component: Gatsby keeps it by a hash, this finds it by its names. */
export function staticQueryData(query: string): object {
  const names = answersOf(query).sort().join();
  const found = readdirSync(path.join(folder, "sq/d"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readJson(path.join("sq/d", file)) as { data: object })
    .filter(({ data }) => Object.keys(data).sort().join() === names);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`The build has ${found.length} answers to ${names}.`);
  return only.data;
}
