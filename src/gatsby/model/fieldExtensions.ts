import { writtenDay, type SiteLocale } from "../../common/localFormats";
import { priceAt, priceText, type PriceForms } from "../../common/prices";
import { iconPath } from "./iconPath";
import { findEntry, type ResolverContext } from "./resolvers/findEntry";
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

const siteLocale = (context: ResolverContext): Promise<SiteLocale> =>
  findEntry(context, "SiteContent");

/** How the site writes prices. */
export const priceForms = async (
  context: ResolverContext,
): Promise<PriceForms> => ({
  ...(await siteLocale(context)),
  prices: (await findEntry<PriceForms>(context, "InterfaceLabels")).prices,
});

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
    directiveArgs: { of: "String!", highest: "String", onRequest: "String" },
    resolve: async (source, context, _fieldArgs, names) =>
      priceText(priceAt(source, names), await priceForms(context)),
  },
};
