import { fillTemplate } from "../../../common/fillTemplate";
import { minutesToRead } from "../../html/readTime";
import { picturesIn, renderWithPictures } from "../../html/textPictures";
import {
  addHeadingIds,
  givenIds,
  headingsOf,
  textTree,
} from "../../html/textTree";
import { contentIdOf, type ContentNode } from "./contentId";
import {
  findEntry,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";
import { kindOf } from "../itemKinds";
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

const pathOf = (item: ItemSource): string => {
  const id = contentIdOf(item);
  return kindOf(id).path(id);
};

/** Resolvers of the fields that every item has. */
export const itemResolvers: FieldResolvers<ItemSource> = {
  kind: { resolve: (item) => kindOf(contentIdOf(item)).folder },
  path: { resolve: pathOf },
  href: {
    resolve: (item, _args, context) =>
      item.link ? resolveAddress(item.link, context) : pathOf(item),
  },
  cover: {
    resolve: (item, _args, context) =>
      resolveItemPicture(item.image, item, context),
  },
};

/** Resolvers of the fields that only items with a full text have. */
export const articleResolvers: FieldResolvers<ItemSource> = {
  articlePicture: {
    resolve: (item, _args, context) =>
      item.article &&
      resolveItemPicture(item.article.featuredImage, item, context),
  },
};

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
export const fullTextResolvers: FieldResolvers<FullTextSource> = {
  shownReadTime: { resolve: shownReadTime },
  html: {
    resolve: (text, _args, context, info) =>
      renderWithPictures(treeOf(text), context, info),
  },
  headings: { resolve: (text) => headingsOf(treeOf(text)) },
  pictures: {
    resolve: (text, _args, context) => picturesIn(treeOf(text), context),
  },
};
