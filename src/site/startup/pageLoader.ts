/** The result of Gatsby's loader. */
export interface LoadedPage {
  status?: "error";
}

/** The part of Gatsby's page loader that the site uses (docs/architecture.md#private-parts). */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader: PageLoader;
  }
}

/** Whether Gatsby has loaded a page's data and code. */
export const isLoaded = (page: LoadedPage | undefined): page is LoadedPage =>
  page !== undefined && page.status !== "error";
