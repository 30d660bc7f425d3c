import type { CreateSchemaCustomizationArgs } from "gatsby";
import { getNamedType, type GraphQLResolveInfo } from "graphql";
import { iconPath } from "./iconPath";
import { gatsbySchema } from "./modelSource";

/** The part of Gatsby's resolver context that the content model uses. */
export interface ResolverContext {
  nodeModel: {
    findOne<T>(query: { type: string; query: object }): Promise<T | null>;
  };
}

type Source = Readonly<Record<string, unknown>>;
type Resolver = (
  source: Source,
  args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** The resolver of a derived field. */
export const derived = <Source>(
  resolve: (
    source: Source,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ) => unknown,
) => ({
  resolve: (
    source: Source,
    _args: object,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ) => resolve(source, context, info),
});

/** Finds the one node of a type whose field has the value. Throws if none has. */
export async function findEntry<T extends object>(
  context: ResolverContext,
  type: string,
  field: string,
  value: string,
): Promise<T> {
  const entry = await context.nodeModel.findOne<T>({
    type,
    query: { filter: { [field]: { eq: value } } },
  });
  if (!entry)
    throw new Error(`content/ has no ${type} with the ${field} "${value}".`);
  return entry;
}

/** Finds the only node of a type. Throws if it is missing. */
export async function findSingle<T extends object>(
  { nodeModel }: ResolverContext,
  type: string,
): Promise<T> {
  const single = await nodeModel.findOne<T>({ type, query: {} });
  if (!single) throw new Error(`content/ has no ${type}.`);
  return single;
}

/** Replaces the name of an outbound link with its address. Routes and full addresses stay. */
export async function resolveAddress(
  address: string,
  context: ResolverContext,
): Promise<string> {
  if (/^(\/|https:|mailto:|tel:)/.test(address)) return address;
  const { links } = await findSingle<{
    links: { name: string; address: string }[];
  }>(context, "SiteContent");
  const link = links.find(({ name }) => name === address);
  if (!link)
    throw new Error(
      `content/site.json has no outbound link named "${address}".`,
    );
  return link.address;
}

/** Applies a function to a value, or to each value of a list. A missing value becomes null. */
function mapValue<T>(
  value: unknown,
  apply: (text: string) => T,
): T | Promise<Awaited<T>[]> | null {
  if (Array.isArray(value))
    return Promise.all(value.map((entry) => apply(String(entry))));
  return typeof value === "string" ? apply(value) : null;
}

/** Resolvers of the directives. They replace the value from the JSON. */
const resolvers: Readonly<Record<string, (args: { by?: string }) => Resolver>> =
  {
    reference:
      ({ by = "id" }) =>
      (source, _args, context, info) =>
        mapValue(source[info.fieldName], (key) =>
          findEntry(context, getNamedType(info.returnType).name, by, key),
        ),
    address: () => (source, _args, context, info) =>
      mapValue(source[info.fieldName], (address) =>
        resolveAddress(address, context),
      ),
    icon: () => (source, _args, _context, info) =>
      mapValue(source[info.fieldName], iconPath),
  };

/** Gives Gatsby the types of the content model and the resolvers of its directives. */
export function createContentSchema({
  actions,
}: CreateSchemaCustomizationArgs): void {
  for (const [name, resolver] of Object.entries(resolvers))
    actions.createFieldExtension(
      {
        name,
        ...(name === "reference" && { args: { by: "String!" } }),
        extend: (args: { by?: string }) => ({ resolve: resolver(args) }),
      },
      { name: "content-model" },
    );
  actions.createTypes(gatsbySchema());
}
