/** The path of the page in a file of the built site: "about/index.html" is /about. */
export const pagePath = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, "")}`;
