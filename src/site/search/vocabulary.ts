import { distance } from "fastest-levenshtein";
import { searchWords } from "../../common/searchWords";

/** What the build writes beside the index. */
export interface Vocabulary {
  /** Every word of the site as searchWords gives it, the most frequent first. */
  readonly words: readonly string[];
  /** Pages of topics. */
  readonly topics: readonly { readonly href: string; readonly title: string }[];
}

/** Two words of which one has two neighbouring letters the other way round: "fundign", "funding". */
function isSwapped(one: string, other: string): boolean {
  const first = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    one.length === other.length &&
    one[first] === other[first + 1] &&
    one[first + 1] === other[first] &&
    one.slice(first + 2) === other.slice(first + 2)
  );
}

const isNear = (one: string, other: string, most: number): boolean =>
  Math.abs(one.length - other.length) <= most &&
  (distance(one, other) <= most || isSwapped(one, other));

/** The first of the ways in which a term may mean a word of the site. */
function meant(
  term: string,
  words: readonly string[],
  most: number,
): string | undefined {
  if (words.some((word) => word.startsWith(term))) return term;
  // Of three letters, nearly every word is near.
  if (term.length < 4) return undefined;
  return (
    words.find((word) => isNear(term, word, most)) ??
    // "investing", where there is "invest": Pagefind knows the endings.
    (words.some(
      (word) => term.startsWith(word) && word.length > term.length * 0.6,
    )
      ? term
      : undefined) ??
    words.find((word) => word.includes(term)) ??
    words.find(
      (word) =>
        word.length > term.length &&
        isNear(term, word.slice(0, term.length), most),
    )
  );
}

/**
 * The query in words of the site: what begins none of them is taken for the nearest one, with one typing error, or for
 * one that holds it.
 *
 * @param mostErrors How many typing errors a word may have.
 * @returns Nothing where a word means none.
 */
export function inWordsOf(
  { words }: Vocabulary,
  query: string,
  mostErrors = 1,
): string | undefined {
  let found = query;
  for (const term of new Set(query.split(/\s+/))) {
    const [word] = searchWords(term);
    // Several words in one, such as "women-led", and what holds a figure are Pagefind's to find.
    if (!word || searchWords(term).length > 1 || /\p{N}/u.test(term)) continue;
    const instead = meant(word, words, mostErrors);
    if (!instead) return undefined;
    if (instead !== word) found = found.replaceAll(term, instead);
  }
  return found;
}
