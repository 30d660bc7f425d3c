import { escapeHtml } from "../model/escapeHtml";

/** What a result of the search says besides a page's words. */
export interface SearchFacts {
  /** "News". */
  readonly kind: string;
  /** "12 October 2026". */
  readonly date?: string | undefined;
}

/** Elements whose end separates words for a reader, though not for a machine that joins the texts of elements. */
const separating =
  /<\/(?:a|address|b|blockquote|button|caption|cite|dd|dt|figcaption|label|legend|li|s|small|span|summary|td|th|time)>(?=<|[\p{L}\p{N}₹$])/gu;

/** The attributes that Pagefind's settings ask for; the others only cost it time. */
const asked = /^ (?:id|aria-labelledby)=|^ data-pagefind|\bvisually-hidden\b/;

const withoutUnasked = (tag: string): string =>
  tag.replace(/ [\w:-]+(?:="[^"]*")?/g, (attribute) =>
    asked.test(attribute) ? attribute : "",
  );

/**
 * The part of a built page that the search indexes: its marked content, with its kind and date, and with a space between
 * elements that a reader sees apart.
 *
 * @returns Nothing for a page that is not in the search.
 */
export function searchablePage(
  html: string,
  { kind, date }: SearchFacts,
): string | undefined {
  const [, attributes, content] =
    /<main\b([^>]*\bdata-pagefind-body\b[^>]*)>(.*)<\/main>/s.exec(html) ?? [];
  if (attributes === undefined || content === undefined) return undefined;
  const [language = "<html>"] = /<html\b[^>]*>/.exec(html) ?? [];
  const facts = [
    `data-kind="${escapeHtml(kind)}"`,
    'data-pagefind-filter="kind[data-kind]"',
    ...(date ? [`data-date="${escapeHtml(date)}"`] : []),
    `data-pagefind-meta="kind[data-kind]${date ? ", date[data-date]" : ""}"`,
  ].join(" ");
  const words = content
    .replace(/<(script|style|svg|picture)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replace(separating, "$& ")
    .replace(/<[a-z][^>]*>/gi, withoutUnasked);
  return `${language}<body><main${attributes} ${facts}>${words}</main></body></html>`;
}

/** The text of HTML. */
export const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ");
