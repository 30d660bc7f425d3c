/** Language of the site, and country whose number and date formats it uses. */
export const language = "en-IN";
