/** A text of the content as the source of a regular expression that finds it. */
export const literally = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
