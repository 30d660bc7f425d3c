/**
 * The words of a text as the search compares them: in small letters, without accents, of three letters or more. What
 * holds a figure, such as "25Cr+", is none: nobody misspells it.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{3,}$/u.test(word));
