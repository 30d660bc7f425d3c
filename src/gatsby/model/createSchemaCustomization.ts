import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { iconPath } from "./iconPath";
import {
  writtenDay,
  writtenPrice,
  type SiteLocale,
} from "../../common/localFormats";
import { gatsbySchema } from "./modelSource";
import { findEntry, type ResolverContext } from "./resolvers/findEntry";
import { resolveAddress } from "./resolvers/resolveAddress";

/** Computes the value of a field from one in the JSON, which is neither undefined nor null. */
type Resolve = (
  value: unknown,
  context: ResolverContext,
  args: Readonly<Record<string, string | undefined>>,
) => unknown;

/** A field extension, as `@link` of Gatsby is one (schema/fieldExtensions.graphql). */
interface FieldExtension {
  readonly resolve: Resolve;
  /** Arguments of the directive. `of` names the field in the JSON; without it, the field's own value counts. */
  readonly args?: { readonly of: string };
  /** Arguments that the field gets. */
  readonly fieldArgs?: Readonly<Record<string, string>>;
}

const siteLocale = (context: ResolverContext): Promise<SiteLocale> =>
  findEntry(context, "SiteContent");

const fieldExtensions: Readonly<Record<string, FieldExtension>> = {
  address: {
    resolve: (name, context) => resolveAddress(String(name), context),
  },
  icon: { resolve: (name) => iconPath(String(name)) },
  day: {
    fieldArgs: { as: "DayFormat" },
    resolve: async (day, context, { as }) =>
      as
        ? writtenDay(String(day), as, (await siteLocale(context)).locale)
        : day,
  },
  price: {
    args: { of: "String!" },
    resolve: async (amount, context) =>
      writtenPrice(Number(amount), await siteLocale(context)),
  },
};

/** Gives Gatsby the types of the content model and its field extensions. */
export function createSchemaCustomization({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  for (const [name, { resolve, args, fieldArgs }] of Object.entries(
    fieldExtensions,
  ))
    actions.createFieldExtension(
      {
        name,
        args,
        extend: ({ of }: { of?: string }) => ({
          args: fieldArgs,
          resolve(
            source: Readonly<Record<string, unknown>>,
            given: Readonly<Record<string, string | undefined>>,
            context: ResolverContext,
            { fieldName }: GraphQLResolveInfo,
          ) {
            const value = source[of ?? fieldName];
            return value === undefined || value === null
              ? null
              : resolve(value, context, given);
          },
        }),
      },
      { name: "content-model" },
    );
  actions.createTypes(gatsbySchema());
}
