import type { CreateSchemaCustomizationArgs } from "gatsby";
import { isUnionType, type GraphQLResolveInfo } from "graphql";
import { writtenDay } from "../../common/localFormats";
import { priceAt, priceText } from "../../common/prices";
import { model, typesForGatsby } from "./contentModel";
import { iconPath } from "./iconPath";
import { kindOf } from "./jsonSchema";
import {
  priceFormat,
  findSite,
  type ResolverContext,
} from "./resolvers/findEntry";
import { resolveAddress } from "./resolvers/resolveAddress";

type Args = Readonly<Record<string, string | undefined>>;

/** Computes a field that has this directive (schema/fieldExtensions.graphql), as Gatsby does with @link. */
interface FieldExtension {
  /** Computes the field from its own value in the JSON, if it has one; with arguments of the directive, from the object. */
  readonly resolve: (
    value: unknown,
    context: ResolverContext,
    fieldArgs: Args,
    directiveArgs: Args,
  ) => unknown;
  /** Types of the directive's arguments, which name other fields in the JSON. */
  readonly directiveArgs?: Readonly<Record<string, string>>;
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
    directiveArgs: { of: "String!", highest: "String", onRequest: "String" },
    resolve: async (source, context, _fieldArgs, names) =>
      priceText(priceAt(source, names), await priceFormat(context)),
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
        extend: (names: Readonly<Record<string, string>>) => ({
          args: fieldArgs,
          resolve(
            source: Readonly<Record<string, unknown>>,
            args: Readonly<Record<string, string | undefined>>,
            context: ResolverContext,
            { fieldName }: GraphQLResolveInfo,
          ) {
            const value = directiveArgs ? source : source[fieldName];
            return value === undefined || value === null
              ? null
              : resolve(value, context, args, names);
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
