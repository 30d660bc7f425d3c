/** Folder of pictures that the site serves under their own address (docs/product.md#image-rule). */
export const featuredFolder = "/articles/featured/";

/**
 * The picture's own address; undefined for a picture outside this folder.
 *
 * @param path Path below content/images, without a leading slash.
 */
export function featuredAddress(path: string): string | undefined {
  const address = `/${path}`;
  return address.startsWith(featuredFolder) ? address : undefined;
}
