import type { CreateResolversArgs } from "gatsby";
import { singleFiles, sectionPagePlace } from "../contentTypes";
import { itemKinds } from "../itemKinds";
import { rootField } from "../pageNames";
import { documentResolvers } from "./documentResolvers";
import { eventResolvers } from "./eventResolvers";
import {
  findEntry,
  findFile,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";
import {
  articleResolvers,
  fullTextResolvers,
  itemResolvers,
} from "./itemResolvers";
import { logoResolvers } from "./logoResolvers";
import { resolvePortrait } from "./resolvePicture";

/** A phone number as a link. The 0 in brackets of "+44 (0)20 7946 0000" is not dialled. */
export const phoneHref = ({
  phone,
}: Pick<Queries.SiteContent, "phone">): string =>
  `tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`;

/** What computes the fields that the model marks with @derived, and completes others, by type. */
export const resolvers: Readonly<Record<string, FieldResolvers<never>>> = {
  SiteContent: { phoneHref },
  Logo: logoResolvers,
  Picture: {
    file: ({ path }: { path: string }, _args, context) =>
      findFile(context, `images/${path}`),
  },
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
  Person: { portrait: resolvePortrait },
};

/** Root fields of the query that are never null, such as `homePage: HomePage!`: the content check guarantees the files. */
const rootFields = Object.fromEntries(
  [...singleFiles, sectionPagePlace].map(({ typeName }) => [
    rootField(typeName),
    { type: `${typeName}!` },
  ]),
);

/** Items by their ids, in that order, which createPages decides: those of the hub, an archive, a suggestion. */
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
  const types: Record<string, Record<string, object>> = {
    Query: { ...rootFields, itemsByIds },
  };
  for (const [type, fields] of Object.entries(resolvers))
    types[type] = Object.fromEntries(
      Object.entries(fields).map(([name, resolve]) => [name, { resolve }]),
    );
  // Gatsby types this function as Function.
  Reflect.apply(addResolvers, undefined, [types]);
}
