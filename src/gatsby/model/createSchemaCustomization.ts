import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import type { ResolverContext } from "./resolvers/findEntry";
import { iconPath } from "./iconPath";
import { gatsbySchema } from "./modelSource";
import { resolveAddress } from "./resolvers/resolveAddress";

/** Replace the text of a field, as `@link` of Gatsby does (schema/fieldExtensions.graphql). */
const fieldExtensions: Readonly<
  Record<string, (text: string, context: ResolverContext) => unknown>
> = {
  address: resolveAddress,
  icon: iconPath,
};

/** Gives Gatsby the types of the content model and its field extensions. */
export function createSchemaCustomization({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  for (const [name, replace] of Object.entries(fieldExtensions))
    actions.createFieldExtension(
      {
        name,
        extend: () => ({
          resolve(
            source: Readonly<Record<string, unknown>>,
            _args: object,
            context: ResolverContext,
            { fieldName }: GraphQLResolveInfo,
          ) {
            const text = source[fieldName];
            return typeof text === "string" ? replace(text, context) : null;
          },
        }),
      },
      { name: "content-model" },
    );
  actions.createTypes(gatsbySchema());
}
