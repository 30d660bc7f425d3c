import type { CreateResolversArgs } from "gatsby";
import { fillTemplate } from "../../common/fillTemplate";
import { minutesToRead } from "../html/readTime";
import { picturesIn, renderWithPictures } from "../html/textPictures";
import {
  addHeadingIds,
  givenIds,
  headingsOf,
  textTree,
} from "../html/textTree";
import { cohortDays } from "./cohortDays";
import { documentParts, type DocumentSource } from "./documentParts";
import { contentIdOf, type ContentNode } from "./contentId";
import {
  derived,
  findEntry,
  resolveAddress,
  type ResolverContext,
} from "./fieldExtensions";
import { singleTypes } from "./contentTypes";
import { eventResolvers } from "./eventResolvers";
import { documentKind, itemKinds, type ItemKind } from "./itemKinds";
import { mailHref, phoneHref, type LegalSource } from "./legalValues";
import { membershipSeo } from "./membershipSeo";
import { logoResolvers } from "./logoResolvers";
import { rootField } from "./pageNames";
import { resolveItemPicture, resolvePortrait } from "./resolvePicture";
import { withAnchors } from "./withAnchors";

/** A raw content item: references are still keys. */
interface ItemSource extends ContentNode {
  image: string;
  category: string;
  article?: { featuredImage: string };
  link?: string;
}

/** A raw full text: the key `article` of an item. */
interface FullTextSource {
  readTime?: string;
  content: readonly string[];
}

/** The read time of a full text: the author's, or computed from the number of words. */
async function shownReadTime(
  { readTime, content }: FullTextSource,
  context: ResolverContext,
): Promise<string> {
  if (readTime) return readTime;
  const page = await findEntry<{ readTime: string }>(context, "ArticlePage");
  return fillTemplate(page.readTime, {
    minutes: minutesToRead(textTree(content)),
  });
}

/** The derived fields of a kind's items. */
const itemResolvers = ({ path, articleType, isEvent }: ItemKind) => ({
  ...derived<ItemSource>({
    contentId: contentIdOf,
    path: (item) => path(contentIdOf(item)),
    href: (item, context) =>
      item.link ? resolveAddress(item.link, context) : path(contentIdOf(item)),
    cover: (item, context) => resolveItemPicture(item.image, item, context),
    ...(articleType && {
      featuredPicture: (item, context) =>
        item.article &&
        resolveItemPicture(item.article.featuredImage, item, context),
    }),
  }),
  ...(isEvent && eventResolvers),
});

/** The tree of a full text. Links can lead to its headings. */
function treeOf({ content }: FullTextSource) {
  const tree = textTree(content);
  return addHeadingIds(tree, givenIds(tree));
}

/** Root fields of the query that are never null, such as `homePage: HomePage!`. */
const rootFields = Object.fromEntries(
  singleTypes.map((type) => [rootField(type), { type: `${type}!` }]),
);

/**
 * Items by their ids, in that order. Gatsby reruns a query with a filter when any item changes. This field has no
 * filter, so an article's query reruns only when one of these items changes.
 */
const contentItems = {
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

/**
 * Resolves the fields that the model marks with @derived, and those whose text or list is completed from other fields,
 * such as the prices in the membership page's description.
 */
export function createContentResolvers({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const types: Readonly<Record<string, object>> = {
    Query: { ...rootFields, contentItems },
    SiteContent: derived<LegalSource>({ emailHref: mailHref, phoneHref }),
    Document: derived<ContentNode & { sections: DocumentSource }>({
      sections: async ({ sections }, context, info) =>
        Promise.all(
          documentParts(
            sections,
            await findEntry<LegalSource>(context, "SiteContent"),
          ).map(async ({ tree, ...part }) => ({
            ...part,
            html: await renderWithPictures(tree, context, info),
          })),
        ),
      contentId: contentIdOf,
      path: (document) => documentKind.path(contentIdOf(document)),
    }),
    ServicesOnlineProgramsPage: derived({ groups: withAnchors }),
    MembershipPage: derived({ seo: membershipSeo }),
    CohortDates: derived({ days: cohortDays }),
    Office: derived({ emailHref: mailHref }),
    Logo: logoResolvers,
    FullText: derived<FullTextSource>({
      shownReadTime,
      html: (text, context, info) =>
        renderWithPictures(treeOf(text), context, info),
      headings: (text) => headingsOf(treeOf(text)),
      pictures: (text, context) => picturesIn(treeOf(text), context),
    }),
    Author: derived({ portrait: resolvePortrait }),
    ...Object.fromEntries(
      itemKinds.map((kind) => [kind.type, itemResolvers(kind)]),
    ),
  };
  // Gatsby types this function as Function.
  Reflect.apply(createResolvers, undefined, [types]);
}
