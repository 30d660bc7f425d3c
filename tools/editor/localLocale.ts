/** Name of the local editor's words, which stand in for some of Decap CMS's English ones. */
export const localLocale = "en-local";
