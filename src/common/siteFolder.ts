declare global {
  /** Gatsby's name for the folder, in the code of pages: empty or "/website". */
  const __PATH_PREFIX__: string;
}

/** The address of a page or file on the host: below the folder of a site that is not at the root of its host. */
export const withFolder = (path: string): string => __PATH_PREFIX__ + path;

/** The site's own path of an address on the host. */
export const withoutFolder = (address: string): string =>
  address === __PATH_PREFIX__ || address.startsWith(`${__PATH_PREFIX__}/`)
    ? address.slice(__PATH_PREFIX__.length) || "/"
    : address;
