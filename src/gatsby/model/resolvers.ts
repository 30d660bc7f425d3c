import type { CreateResolversArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { fillTemplate } from "../../common/fillTemplate";
import { slug } from "../../common/slug";
import { articleHtml, headingsOf, withHeadingIds } from "./articleHtml";
import { cohortDays } from "./cohortDays";
import {
  findEntry,
  findSingle,
  resolveAddress,
  type ResolverContext,
} from "./fieldExtensions";
import { picturePath, portraitPath } from "./imageRule";
import { singleTypes } from "./contentTypes";
import { eventResolvers } from "./eventResolvers";
import { documentKind, itemKinds, type ItemKind } from "./itemKinds";
import {
  legalHtml,
  legalTexts,
  mailHref,
  phoneHref,
  type LegalSource,
} from "./legalValues";
import { membershipSeo } from "./membershipSeo";
import { minutesToRead } from "./readTime";
import { logoResolvers } from "./logoResolvers";
import { rootField } from "./pageNames";
import { picturesIn, withPictures } from "./textPictures";
import { withAnchors } from "./withAnchors";

/** A content item as it is written: references are still keys. */
interface ItemSource {
  jsonId: string;
  image: string;
  category: string;
  article?: { featuredImage: string };
  link?: string;
}

/** What content/site.json says, as it is written. */
interface SiteSource extends LegalSource {
  fallbackPortrait: string;
}

const findSite = (context: ResolverContext): Promise<SiteSource> =>
  findSingle(context, "SiteContent");

/** The picture of an item that a path stands for, by the image rule (docs/product.md#image-rule). */
async function itemPicture(
  image: string,
  item: ItemSource,
  context: ResolverContext,
): Promise<object> {
  const { covers } = await findEntry<{ covers: [string, ...string[]] }>(
    context,
    "Category",
    "name",
    item.category,
  );
  return findEntry(
    context,
    "Picture",
    "path",
    picturePath(image, item.jsonId, covers),
  );
}

const featuredPicture = {
  resolve: (item: ItemSource, _args: object, context: ResolverContext) =>
    item.article
      ? itemPicture(item.article.featuredImage, item, context)
      : null,
};

/** The read time of an article: what its author wrote, or as many minutes as its words take. */
async function shownReadTime(
  { readTime, content }: { readTime?: string; content: string[] },
  _args: object,
  context: ResolverContext,
): Promise<string> {
  if (readTime) return readTime;
  const page = await findSingle<{ readTime: string }>(context, "ArticlePage");
  return fillTemplate(page.readTime, { minutes: minutesToRead(content) });
}

/** The derived fields of a kind's items. */
const itemResolvers = ({ path, article, isEvent }: ItemKind) => ({
  path: { resolve: ({ jsonId }: ItemSource) => path(jsonId) },
  href: {
    resolve: (
      { jsonId, link }: ItemSource,
      _args: object,
      context: ResolverContext,
    ) => (link ? resolveAddress(link, context) : path(jsonId)),
  },
  cover: {
    resolve: (item: ItemSource, _args: object, context: ResolverContext) =>
      itemPicture(item.image, item, context),
  },
  ...(article && { featuredPicture }),
  ...(isEvent && eventResolvers),
});

interface SectionSource {
  heading: string;
  content: readonly string[];
}

/** A part of a document, with what the firm says of itself in place of each name. */
const documentSectionResolvers = {
  id: { resolve: ({ heading }: SectionSource) => slug(heading) },
  heading: {
    resolve: async (
      { heading }: SectionSource,
      _args: object,
      context: ResolverContext,
    ) => fillTemplate(heading, legalTexts(await findSite(context))),
  },
  html: {
    resolve: async (
      { content }: SectionSource,
      _args: object,
      context: ResolverContext,
      info: GraphQLResolveInfo,
    ) => {
      const values = legalHtml(await findSite(context));
      const html = articleHtml(
        content.map((block) => fillTemplate(block, values)),
      );
      return withPictures(html, context, info);
    },
  },
};

/** Root fields of the query that are never null, such as `homePage: HomePage!`. */
const rootFields = Object.fromEntries(
  singleTypes.map((type) => [rootField(type), { type: `${type}!` }]),
);

/**
 * Items by their ids, in that order. Gatsby asks a page's query again when what it found changes; of a query with a
 * filter it does so when any item changes, and every article has this one.
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

/** Resolves the fields of derived.graphql. */
export function createContentResolvers(
  gatsby: Pick<CreateResolversArgs, "createResolvers">,
): void {
  // Gatsby's own type of this function is Function.
  const createResolvers = (
    resolvers: Readonly<Record<string, object>>,
  ): void => {
    Reflect.apply(gatsby.createResolvers, undefined, [resolvers]);
  };
  createResolvers({
    Query: { ...rootFields, contentItems },
    SiteContent: {
      emailHref: { resolve: mailHref },
      phoneHref: { resolve: phoneHref },
    },
    Document: {
      path: {
        resolve: ({ jsonId }: { jsonId: string }) => documentKind.path(jsonId),
      },
    },
    DocumentSection: documentSectionResolvers,
    ServicesOnlineProgramsPage: { groups: { resolve: withAnchors } },
    MembershipPage: { seo: { resolve: membershipSeo } },
    CohortDates: { days: { resolve: cohortDays } },
    Office: { emailHref: { resolve: mailHref } },
    Logo: logoResolvers,
    Article: {
      shownReadTime: { resolve: shownReadTime },
      html: {
        resolve: (
          { content }: { content: string[] },
          _args: object,
          context: ResolverContext,
          info: GraphQLResolveInfo,
        ) => withPictures(withHeadingIds(articleHtml(content)), context, info),
      },
      headings: {
        resolve: ({ content }: { content: string[] }) =>
          headingsOf(withHeadingIds(articleHtml(content))),
      },
      pictures: {
        resolve: (
          { content }: { content: string[] },
          _args: object,
          context: ResolverContext,
        ) => picturesIn(content, context),
      },
    },
    Author: {
      portrait: {
        resolve: async (
          { image }: { image: string },
          _args: object,
          context: ResolverContext,
        ) => {
          const { fallbackPortrait } = await findSite(context);
          return findEntry(
            context,
            "Picture",
            "path",
            portraitPath(image, fallbackPortrait),
          );
        },
      },
    },
    ...Object.fromEntries(
      itemKinds.map((kind) => [kind.type, itemResolvers(kind)]),
    ),
  });
}
