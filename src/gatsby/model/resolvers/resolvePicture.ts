import { contentIdOf, type ContentNode } from "./contentId";
import { findEntry, type ResolverContext } from "./findEntry";
import { picturePath, portraitPath } from "../imageRule";

const findPicture = (path: string, context: ResolverContext): Promise<object> =>
  findEntry(context, "Picture", "path", path);

/**
 * The picture that stands for an `image` or `featuredImage` of an item: an entry of content/images/pictures.json, chosen
 * by the image rule.
 */
export async function resolveItemPicture(
  image: string,
  item: ContentNode & { category: string },
  context: ResolverContext,
): Promise<object> {
  const { covers } = await findEntry<{ covers: [string, ...string[]] }>(
    context,
    "Category",
    "name",
    item.category,
  );
  return findPicture(picturePath(image, contentIdOf(item), covers), context);
}

/** The picture that stands for the `image` of a person, chosen by the author image rule. */
export async function resolvePortrait(
  { image }: { image?: string | null },
  _args: object,
  context: ResolverContext,
): Promise<object> {
  const { fallbackPortrait } = await findEntry<{ fallbackPortrait: string }>(
    context,
    "SiteContent",
  );
  return findPicture(
    portraitPath(image ?? undefined, fallbackPortrait),
    context,
  );
}
