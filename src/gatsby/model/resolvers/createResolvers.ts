import type { CreateResolversArgs } from "gatsby";
import type { SiteLocale } from "../../../common/localFormats";
import { renderWithPictures } from "../../html/textPictures";
import { contentIdOf, type ContentNode } from "./contentId";
import { requiredFiles } from "../contentTypes";
import { documentParts, type DocumentSource } from "./documentParts";
import { eventResolvers } from "./eventResolvers";
import {
  findEntry,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";
import { documentKind, itemKinds } from "../itemKinds";
import {
  articleResolvers,
  fullTextResolvers,
  itemResolvers,
} from "./itemResolvers";
import { mailHref, phoneHref, type LegalSource } from "./legalValues";
import { logoResolvers } from "./logoResolvers";
import { pageBuilds } from "../pageBuilds";
import { rootField } from "../pageNames";
import { resolvePortrait } from "./resolvePicture";

const documentResolvers: FieldResolvers<
  ContentNode & { sections: DocumentSource }
> = {
  path: { resolve: (document) => documentKind.path(contentIdOf(document)) },
  sections: {
    resolve: async ({ sections }, _args, context, info) => {
      const site = await findEntry<LegalSource>(context, "SiteContent");
      return Promise.all(
        documentParts(sections, site).map(async ({ tree, ...part }) => ({
          ...part,
          html: await renderWithPictures(tree, context, info),
        })),
      );
    },
  },
};

/** Resolvers of the fields of pages. */
const pageResolvers = pageBuilds.flatMap(({ build }) =>
  Object.entries(build.resolvers ?? {}).map(([type, fields]) => {
    const resolversOfType = Object.entries(fields).map(([name, compute]) => {
      const resolve = async (
        source: never,
        _args: object,
        context: ResolverContext,
      ) => compute(source, await findEntry<SiteLocale>(context, "SiteContent"));
      return [name, { resolve }] as const;
    });
    return [type, Object.fromEntries(resolversOfType)] as const;
  }),
);

/** Resolvers of the fields that the model marks with @derived or @completed, by type. */
export const resolvers: Readonly<Record<string, object>> = {
  SiteContent: {
    emailHref: { resolve: mailHref },
    phoneHref: { resolve: phoneHref },
  },
  Office: {
    emailHref: { resolve: mailHref },
    phoneHref: {
      resolve: ({ phone }: { phone?: string }) => phone && phoneHref({ phone }),
    },
  },
  Logo: logoResolvers,
  Document: documentResolvers,
  ...Object.fromEntries(
    itemKinds.map(({ type, articleType, isEvent }) => [
      type,
      {
        ...itemResolvers,
        ...(articleType && articleResolvers),
        ...(isEvent && eventResolvers),
      },
    ]),
  ),
  FullText: fullTextResolvers,
  Person: { portrait: { resolve: resolvePortrait } },
  ...Object.fromEntries(pageResolvers),
};

/** Root fields of the query that are never null, such as `homePage: HomePage!`: the content check guarantees the files. */
const rootFields = Object.fromEntries(
  requiredFiles.map(({ typeName }) => [
    rootField(typeName),
    { type: `${typeName}!` },
  ]),
);

/**
 * Items by their ids, in that order. Gatsby reruns a query with a filter when any item changes. This field has no
 * filter, so an article's query reruns only when one of these items changes.
 */
const itemsByIds = {
  type: "[ContentItem!]!",
  args: { contentIds: "[String!]!" },
  resolve: (
    _source: unknown,
    { contentIds }: { contentIds: readonly string[] },
    context: ResolverContext,
  ) =>
    Promise.all(
      contentIds.map((id) =>
        findEntry(context, "ContentItem", "contentId", id),
      ),
    ),
};

/** Gives Gatsby the resolvers of the content model and the fields that queries begin with. */
export function createResolvers({
  createResolvers: addResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const types = { ...resolvers, Query: { ...rootFields, itemsByIds } };
  // Gatsby types this function as Function.
  Reflect.apply(addResolvers, undefined, [types]);
}
