import {
  writtenDay,
  writtenPrice,
  type SiteLocale,
} from "../../common/localFormats";
import { iconPath } from "./iconPath";
import { findEntry, type ResolverContext } from "./resolvers/findEntry";
import { resolveAddress } from "./resolvers/resolveAddress";

/** Computes a field that has this directive (schema/fieldExtensions.graphql), as Gatsby does with @link. */
interface FieldExtension {
  /** Computes the field from a value in the JSON, which is neither undefined nor null. */
  readonly resolve: (
    value: unknown,
    context: ResolverContext,
    fieldArgs: Readonly<Record<string, string | undefined>>,
  ) => unknown;
  /** Types of the directive's arguments. `of` names the field in the JSON; without it, the field's own value counts. */
  readonly directiveArgs?: { readonly of: string };
  /** Types of the arguments that a query may give the field. */
  readonly fieldArgs?: Readonly<Record<string, string>>;
}

const siteLocale = (context: ResolverContext): Promise<SiteLocale> =>
  findEntry(context, "SiteContent");

/** Each extension by the name of its directive. */
export const fieldExtensions: Readonly<Record<string, FieldExtension>> = {
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
    directiveArgs: { of: "String!" },
    resolve: async (amount, context) =>
      writtenPrice(Number(amount), await siteLocale(context)),
  },
};
