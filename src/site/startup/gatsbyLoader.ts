/** What Gatsby's loader answers: a page's resources, or what went wrong. */
export interface LoadedPage {
  status?: "error";
  /** webpack names the address of a script that did not come. */
  error?: { request?: string };
}

/** Gatsby's page loader, as far as the site uses it. It is private: privateParts.test.ts names the version. */
export interface GatsbyLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  loadPageSync(path: string, options?: object): LoadedPage | undefined;
  /** Called for each link that comes into view. */
  enqueue(path: string): unknown;
  /** Fetches a page ahead. */
  hovering(path: string): void;
}

declare global {
  interface Window {
    ___loader: GatsbyLoader;
  }
}

export const gatsbyLoader = (): GatsbyLoader => window.___loader;

/** Address of the file with a page's data. */
export function pageDataAddress(path: string): string {
  const [pathname = "/"] = path.split("?");
  return `/page-data/${pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
}
