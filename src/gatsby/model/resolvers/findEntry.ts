import type { GraphQLFieldResolver } from "graphql";

/** The part of Gatsby's resolver context that the content model uses. */
export interface ResolverContext {
  nodeModel: {
    findOne<T>(query: { type: string; query: object }): Promise<T | null>;
    findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }>;
  };
}

/** Functions that compute a type's fields, by name. The source is the raw object in the JSON. */
export type FieldResolvers<Source> = Readonly<
  Record<string, GraphQLFieldResolver<Source, ResolverContext>>
>;

/** Finds the node of a type, of several the one whose field has the value. Throws if there is none. */
export async function findEntry<T extends object>(
  { nodeModel }: ResolverContext,
  type: string,
  field?: string,
  value?: string,
): Promise<T> {
  const query = field ? { filter: { [field]: { eq: value } } } : {};
  const entry = await nodeModel.findOne<T>({ type, query });
  if (!entry)
    throw new Error(`content/ has no ${type} ${JSON.stringify(query)}.`);
  return entry;
}

/** What most resolvers need of content/site.json. */
type SiteSource = Pick<
  Queries.SiteContent,
  "locale" | "currency" | "timeZone" | "links"
>;

/** Finds the node of content/site.json. */
export const findSite = (context: ResolverContext): Promise<SiteSource> =>
  findEntry(context, "SiteContent");

/** What resolvers need of the node of a file. */
interface FileNode {
  readonly id: string;
  readonly absolutePath: string;
}

/** Finds the node of a file below content/. Throws if there is none. */
export const findFile = (
  context: ResolverContext,
  path: string,
): Promise<FileNode> => findEntry(context, "File", "relativePath", path);
