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

/** Computes a field from the raw object in the JSON. */
type Compute<Source> = (
  source: Source,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A resolver for Gatsby. */
const resolver = <Source>(compute: Compute<Source>) => ({
  resolve: (
    source: Source,
    _args: object,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ) => compute(source, context, info),
});

/** The resolvers of a type's derived fields. */
export const derived = <Source>(
  fields: Readonly<Record<string, Compute<Source>>>,
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, compute]) => [name, resolver(compute)]),
  );

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

/** Replaces the name of an outbound link with its address. Routes and full addresses stay. */
export async function resolveAddress(
  address: string,
  context: ResolverContext,
): Promise<string | undefined> {
  if (/^(\/|https:|mailto:|tel:)/.test(address)) return address;
  const { links } = await findEntry<{
    links: { name: string; address: string }[];
  }>(context, "SiteContent");
  return links.find(({ name }) => name === address)?.address;
}

type Replace = (
  text: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
  by?: string,
) => unknown;

/** What each directive replaces a text of the JSON with. In a list, it replaces each text. */
const replacements: Readonly<Record<string, Replace>> = {
  reference: (key, context, { returnType }, by) =>
    findEntry(context, getNamedType(returnType).name, by, key),
  address: resolveAddress,
  icon: iconPath,
};

/** Gives Gatsby the types of the content model and the resolvers of its directives. */
export function createContentSchema({
  actions,
}: CreateSchemaCustomizationArgs): void {
  for (const [name, replace] of Object.entries(replacements))
    actions.createFieldExtension(
      {
        name,
        args: { by: "String" },
        extend: ({ by }: { by?: string }) =>
          resolver<Readonly<Record<string, unknown>>>(
            (source, context, info) => {
              const value = source[info.fieldName];
              const apply = (text: unknown) =>
                replace(String(text), context, info, by);
              if (Array.isArray(value)) return Promise.all(value.map(apply));
              return typeof value === "string" ? apply(value) : null;
            },
          ),
      },
      { name: "content-model" },
    );
  actions.createTypes(gatsbySchema());
}
