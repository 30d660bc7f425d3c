import { fillTemplate } from "../../../common/fillTemplate";
import { renderWithPictures } from "../../html/textPictures";
import {
  addHeadingIds,
  headingsOf,
  minutesToRead,
  textTree,
} from "../../html/textTree";
import { itemKindOf } from "../itemKinds";
import {
  findEntry,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";
import { resolveAddress } from "./resolveAddress";
import { resolveItemPicture, type PicturedItem } from "./resolvePicture";

/** A raw content item: links are still keys. */
interface ItemSource extends PicturedItem {
  image: string;
  article?: { featuredImage: string };
  link?: string;
}

/** A raw full text: the key `article` of an item. */
type FullTextSource = Pick<Queries.FullText, "readTime" | "content">;

const pathOf = ({ jsonId }: ItemSource): string =>
  itemKindOf(jsonId).path(jsonId);

/** Resolvers of the fields that every item has. */
export const itemResolvers: FieldResolvers<ItemSource> = {
  kind: ({ jsonId }) => itemKindOf(jsonId).folder,
  path: pathOf,
  href: (item, _args, context) =>
    item.link ? resolveAddress(item.link, context) : pathOf(item),
  cover: (item, _args, context) =>
    resolveItemPicture(item.image, item, context),
};

/** Resolvers of the fields that only items of kinds with a full text have. */
export const articleResolvers: FieldResolvers<ItemSource> = {
  shownNotice: async ({ article }, _args, context) => {
    const { notFound } = await findEntry<
      Pick<Queries.ArticleLabels, "notFound">
    >(context, "ArticleLabels");
    return article ? null : notFound.awaited;
  },
  articlePicture: (item, _args, context) =>
    item.article &&
    resolveItemPicture(item.article.featuredImage, item, context),
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
const treeOf = ({ content }: FullTextSource) =>
  addHeadingIds(textTree(content));

/** Resolvers of a full text. */
export const fullTextResolvers: FieldResolvers<FullTextSource> = {
  shownReadTime,
  html: (text, _args, context, info) =>
    renderWithPictures(treeOf(text), context, info),
  headings: (text) => headingsOf(treeOf(text)),
};
