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
        extend: ({ of }: { of?: string }) => ({
          args: fieldArgs,
          resolve(
            source: Readonly<Record<string, unknown>>,
            args: Readonly<Record<string, string | undefined>>,
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
  actions.createTypes(typesForGatsby());
}
