/** Address of the pictures that other sites may link to (docs/product.md#image-rule), and their folder in content/images. */
export const permalinkPrefix = "/articles/featured/";

/**
 * The lasting address of a picture; undefined for one that has only the addresses that a build gives it.
 *
 * @param path Path below content/images, without a leading slash.
 */
export function picturePermalink(path: string): string | undefined {
  const address = `/${path}`;
  return address.startsWith(permalinkPrefix) ? address : undefined;
}
