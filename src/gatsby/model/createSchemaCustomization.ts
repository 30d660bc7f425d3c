import type { CreateSchemaCustomizationArgs } from "gatsby";
import { isUnionType, type GraphQLResolveInfo } from "graphql";
import { model, typesForGatsby } from "./contentModel";
import { iconPath } from "./iconPath";
import { kindOf } from "./jsonSchema";
import { writtenDay, writtenPrice } from "./localFormats";
import { findSite, type ResolverContext } from "./resolvers/findEntry";
import { resolveAddress } from "./resolvers/resolveAddress";

/** Computes a field from a value in the JSON. */
type Compute = (value: string | number, context: ResolverContext) => unknown;

/** What computes a field that has one of these directives (schema/fieldExtensions.graphql), as Gatsby does with @link. */
const fieldExtensions: Readonly<Record<string, Compute>> = {
  address: (name, context) => resolveAddress(String(name), context),
  icon: (name) => iconPath(String(name)),
  day: async (day, context) =>
    writtenDay(String(day), (await findSite(context)).locale),
  price: async (amount, context) =>
    writtenPrice(Number(amount), await findSite(context)),
};

/** The field of the JSON that has the value: "price" for "shownPrice". */
const sourceOf = (fieldName: string): string =>
  fieldName.replace(/^shown./, (start) => start.slice(-1).toLowerCase());

/** Gives Gatsby the types of the content model and its field extensions. */
export function createSchemaCustomization({
  actions,
  schema,
}: Pick<CreateSchemaCustomizationArgs, "actions" | "schema">): void {
  for (const [name, compute] of Object.entries(fieldExtensions))
    actions.createFieldExtension(
      {
        name,
        extend: () => ({
          resolve(
            source: Readonly<Record<string, string | number | null>>,
            _args: object,
            context: ResolverContext,
            { fieldName }: GraphQLResolveInfo,
          ) {
            const value = source[sourceOf(fieldName)] ?? null;
            return value === null ? null : compute(value, context);
          },
        }),
      },
      { name: "content-model" },
    );
  const unions = Object.values(model.getTypeMap()).filter(isUnionType);
  actions.createTypes([
    typesForGatsby(),
    ...unions.map((union) => {
      const types = union.getTypes().map(({ name }) => name);
      return schema.buildUnionType({
        name: union.name,
        types,
        // Its members are no nodes, of which Gatsby knows the type.
        resolveType: ({ kind }: { kind: string }) =>
          types.find((name) => kindOf(name) === kind),
      });
    }),
  ]);
}
