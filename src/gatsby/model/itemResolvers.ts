import type { GraphQLResolveInfo } from "graphql";
import { fillTemplate } from "../../common/fillTemplate";
import { minutesToRead } from "../html/readTime";
import { picturesIn, renderWithPictures } from "../html/textPictures";
import {
  addHeadingIds,
  givenIds,
  headingsOf,
  textTree,
} from "../html/textTree";
import { contentIdOf, type ContentNode } from "./contentId";
import { eventResolvers } from "./eventResolvers";
import { findEntry, type ResolverContext } from "./findEntry";
import type { ItemKind } from "./itemKinds";
import { resolveAddress } from "./resolveAddress";
import { resolveItemPicture } from "./resolvePicture";

/** A raw content item: links are still keys. */
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

const articlePicture = (
  item: ItemSource,
  _args: object,
  context: ResolverContext,
) =>
  item.article && resolveItemPicture(item.article.featuredImage, item, context);

/** Resolvers of the items of a kind. */
export const itemResolvers = ({ path, articleType, isEvent }: ItemKind) => ({
  path: { resolve: (item: ItemSource) => path(contentIdOf(item)) },
  href: {
    resolve: (item: ItemSource, _args: object, context: ResolverContext) =>
      item.link ? resolveAddress(item.link, context) : path(contentIdOf(item)),
  },
  cover: {
    resolve: (item: ItemSource, _args: object, context: ResolverContext) =>
      resolveItemPicture(item.image, item, context),
  },
  ...(articleType && { articlePicture: { resolve: articlePicture } }),
  ...(isEvent && eventResolvers),
});

/** The read time of a full text: the author's, or computed from the number of words. */
async function shownReadTime(
  { readTime, content }: FullTextSource,
  _args: object,
  context: ResolverContext,
): Promise<string> {
  if (readTime) return readTime;
  const labels = await findEntry<{ readTime: string }>(
    context,
    "ArticleLabels",
  );
  return fillTemplate(labels.readTime, {
    minutes: minutesToRead(textTree(content)),
  });
}

/** The tree of a full text. Links can lead to its headings. */
function treeOf({ content }: FullTextSource) {
  const tree = textTree(content);
  return addHeadingIds(tree, givenIds(tree));
}

/** Resolvers of a full text. */
export const fullTextResolvers = {
  shownReadTime: { resolve: shownReadTime },
  html: {
    resolve: (
      text: FullTextSource,
      _args: object,
      context: ResolverContext,
      info: GraphQLResolveInfo,
    ) => renderWithPictures(treeOf(text), context, info),
  },
  headings: { resolve: (text: FullTextSource) => headingsOf(treeOf(text)) },
  pictures: {
    resolve: (text: FullTextSource, _args: object, context: ResolverContext) =>
      picturesIn(treeOf(text), context),
  },
};
