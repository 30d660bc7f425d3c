/** Whether a raw path becomes a stock picture (docs/product.md#image-rule). */
export function isStockImage(image: string): boolean {
  return (
    image.startsWith("/articles/") && !image.startsWith("/articles/featured/")
  );
}

/**
 * The image rule (docs/product.md#image-rule): a path below /articles/featured/ stays. Any other path below /articles/
 * becomes a stock picture of the category: the same on every build, and different for neighbours such as articles-1 and
 * articles-2 if the category has more than one. Anything else stays.
 *
 * @param image Raw path, such as "/articles/news/news-1.jpg".
 * @param covers Paths below content/images of the category's stock pictures.
 * @returns Path below content/images, without a leading slash.
 */
export function picturePath(
  image: string,
  contentId: string,
  covers: readonly [string, ...string[]],
): string {
  if (!isStockImage(image)) return image.replace(/^\//, "");
  const [number] = /\d*$/.exec(contentId) ?? [];
  return covers[Number(number) % covers.length] ?? covers[0];
}

/**
 * The author image rule (docs/product.md#image-rule): the path of the portrait. Undefined for no image, or one that does
 * not start with /, for which the stock portrait stands.
 */
export const portraitPath = (image: string | undefined): string | undefined =>
  image?.startsWith("/") ? image.slice(1) : undefined;
