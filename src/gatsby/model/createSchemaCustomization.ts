import type { CreateSchemaCustomizationArgs } from "gatsby";
import { isUnionType, type GraphQLResolveInfo } from "graphql";
import { writtenDay, writtenPrice } from "../../common/localFormats";
import { model, typesForGatsby } from "./contentModel";
import { iconPath } from "./iconPath";
import { kindOf } from "./jsonSchema";
import { findSite, type ResolverContext } from "./resolvers/findEntry";
import { resolveAddress } from "./resolvers/resolveAddress";

type Args = Readonly<Record<string, string | undefined>>;

/** Computes a field that has this directive (schema/fieldExtensions.graphql), as Gatsby does with @link. */
interface FieldExtension {
  /** Computes the field from its value in the JSON, if it has one. */
  readonly resolve: (
    value: unknown,
    context: ResolverContext,
    fieldArgs: Args,
  ) => unknown;
  /** The directive's argument: which other field of the JSON has the value. */
  readonly directiveArgs?: { readonly of: "String!" };
  /** Types of the arguments that a query may give the field. */
  readonly fieldArgs?: Readonly<Record<string, string>>;
}

/** Each extension by the name of its directive. */
const fieldExtensions: Readonly<Record<string, FieldExtension>> = {
  address: {
    resolve: (name, context) => resolveAddress(String(name), context),
  },
  icon: { resolve: (name) => iconPath(String(name)) },
  day: {
    fieldArgs: { as: "DayFormat" },
    resolve: async (day, context, { as }) =>
      as ? writtenDay(String(day), as, (await findSite(context)).locale) : day,
  },
  price: {
    directiveArgs: { of: "String!" },
    resolve: async (amount, context) =>
      writtenPrice(Number(amount), await findSite(context)),
  },
};

/** Gives Gatsby the types of the content model and its field extensions. */
export function createSchemaCustomization({
  actions,
  schema,
}: Pick<CreateSchemaCustomizationArgs, "actions" | "schema">): void {
  for (const [name, { resolve, directiveArgs, fieldArgs }] of Object.entries(
    fieldExtensions,
  ))
    actions.createFieldExtension(
      {
        name,
        args: directiveArgs,
        extend: ({ of }: Args) => ({
          args: fieldArgs,
          resolve(
            source: Readonly<Record<string, unknown>>,
            args: Args,
            context: ResolverContext,
            { fieldName }: GraphQLResolveInfo,
          ) {
            const value = source[of ?? fieldName];
            return value === undefined || value === null
              ? null
              : resolve(value, context, args);
          },
        }),
      },
      { name: "content-model" },
    );
  actions.createTypes([
    typesForGatsby(),
    ...Object.values(model.getTypeMap())
      .filter(isUnionType)
      .map((union) => {
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
