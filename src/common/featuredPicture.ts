/** Folder of the pictures that are served under their own address (docs/product.md#image-rule). */
export const featuredFolder = "/articles/featured/";

/**
 * The address of a picture that the image rule uses as it is; undefined for others.
 *
 * @param path Path below content/images, without a leading slash.
 */
export function featuredAddress(path: string): string | undefined {
  const address = `/${path}`;
  return address.startsWith(featuredFolder) ? address : undefined;
}
