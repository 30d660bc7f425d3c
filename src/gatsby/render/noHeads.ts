/** Stands for Gatsby's module of the same export: heads are Helmet's here, no page has Gatsby's own. */
export const headHandlerForBrowser = () => undefined;
