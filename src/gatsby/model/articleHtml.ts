import sanitizeHtml from "sanitize-html";
import { slug } from "../../common/slug";
import { allowedHtml } from "./allowedHtml";
import { unescapeHtml } from "./escapeHtml";

/** A part of a text that a list of contents leads to. */
export interface TextHeading {
  readonly id: string;
  readonly heading: string;
}

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Gives each heading without an id one, so that links can lead to it: "What has changed" -> "part-what-has-changed".
 * The prefix keeps them apart from the other ids of the page.
 *
 * @param html All the text of a page, made by articleHtml.
 */
export function withHeadingIds(html: string): string {
  const used = new Set(
    [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id),
  );
  return html.replace(
    /<h([23])>(.*?)<\/h\1>/gs,
    (_element, level: string, text: string) => {
      const name = ["part", slug(wordsOf(text).replace(/&\w+;/g, " "))]
        .filter(Boolean)
        .join("-");
      let id = name;
      for (let number = 2; used.has(id); number++) id = `${name}-${number}`;
      used.add(id);
      return `<h${level} id="${id}">${text}</h${level}>`;
    },
  );
}

/** Lets a wide table scroll in a box of its own, by keyboard too. */
function withScrollingTables(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const [, caption = ""] = /<caption>(.*?)<\/caption>/s.exec(table) ?? [];
    const name = wordsOf(caption).replaceAll('"', "&quot;");
    return name
      ? `<section class="scroll" tabindex="0" aria-label="${name}">${table}</section>`
      : `<div class="scroll" tabindex="0" role="group">${table}</div>`;
  });
}

/** The headings of the second level of a text that withHeadingIds has made. */
export function headingsOf(html: string): readonly TextHeading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(
    ([, id = "", text = ""]) => ({
      id,
      heading: unescapeHtml(wordsOf(text)),
    }),
  );
}

/**
 * Joins the blocks of an article and removes everything that is not allowed. Links to other sites open in a new tab; tables
 * scroll in boxes of their own.
 *
 * @param blocks Pieces of HTML, in order.
 */
export function articleHtml(blocks: readonly string[]): string {
  const html = sanitizeHtml(blocks.join("\n"), {
    ...allowedHtml,
    allowedAttributes: {
      ...allowedHtml.allowedAttributes,
      a: ["href", "target", "rel", "aria-describedby"],
    },
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: /^https:/.test(attributes.href ?? "")
          ? {
              ...attributes,
              target: "_blank",
              rel: "noopener noreferrer",
              "aria-describedby": "opens-in-new-tab",
            }
          : attributes,
      }),
    },
  });
  return withScrollingTables(html);
}
