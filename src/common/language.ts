/** The language that the site is written in, and the country whose figures and dates it shows. */
export const language = "en-IN";
