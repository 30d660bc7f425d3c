/** Locale of the site: its language, and its number and date formats. */
export const language = "en-IN";
