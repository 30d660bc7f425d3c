import { findEntry, type ResolverContext } from "./findEntry";
import { picturePath, portraitPath } from "../imageRule";

/** The parts of a raw item that choose its pictures. */
export interface PicturedItem {
  /** The `id` in its file: gatsby-transformer-json renames it (see @proxy in gatsby.graphql). */
  jsonId: string;
  category: string;
}

const findPicture = (path: string, context: ResolverContext): Promise<object> =>
  findEntry(context, "Picture", "path", path);

/**
 * The picture that stands for an `image` or `featuredImage` of an item: an entry of content/images/pictures.json, chosen
 * by the image rule.
 */
export async function resolveItemPicture(
  image: string,
  { jsonId, category }: PicturedItem,
  context: ResolverContext,
): Promise<object> {
  const { covers } = await findEntry<{ covers: [string, ...string[]] }>(
    context,
    "Category",
    "name",
    category,
  );
  return findPicture(picturePath(image, jsonId, covers), context);
}

/** The picture that stands for the `image` of a person, chosen by the author image rule. A portrait shows its person. */
export async function resolvePortrait(
  { name, image }: { name: string; image?: string },
  _args: object,
  context: ResolverContext,
): Promise<object> {
  const path = portraitPath(image);
  if (path) return { path, alt: name };
  const { fallbackPortrait } = await findEntry<{ fallbackPortrait: string }>(
    context,
    "SiteContent",
  );
  return findPicture(fallbackPortrait, context);
}
