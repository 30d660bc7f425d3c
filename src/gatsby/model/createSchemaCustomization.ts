import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { typesForGatsby } from "./contentModel";
import { fieldExtensions } from "./fieldExtensions";
import type { ResolverContext } from "./resolvers/findEntry";

/** Gives Gatsby the types of the content model and its field extensions. */
export function createSchemaCustomization({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
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
  actions.createTypes(typesForGatsby());
}
