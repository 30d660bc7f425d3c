import sanitizeHtml from "sanitize-html";
import { slug } from "../../common/slug";
import { unusedName } from "../../common/unusedName";
import { allowedHtml } from "./allowedHtml";
import { unescapeHtml } from "./escapeHtml";

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Adds an id to each heading without one, so that links can lead to it: "What has changed" -> "part-what-has-changed".
 * The prefix avoids clashes with the page's other ids.
 *
 * @param html The output of articleHtml for the whole page.
 */
export function withHeadingIds(html: string): string {
  const used = new Set(
    [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id),
  );
  return html.replace(
    /<h([23])>(.*?)<\/h\1>/gs,
    (_element, level: string, text: string) => {
      const name = ["part", slug(plainText(text).replace(/&\w+;/g, " "))]
        .filter(Boolean)
        .join("-");
      const id = unusedName(name, (each) => used.has(each));
      used.add(id);
      return `<h${level} id="${id}">${text}</h${level}>`;
    },
  );
}

/** Lets a wide table scroll in its own box, by keyboard too. */
function withScrollingTables(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const [, caption = ""] = /<caption>(.*?)<\/caption>/s.exec(table) ?? [];
    const name = plainText(caption).replaceAll('"', "&quot;");
    return name
      ? `<section class="scroll" tabindex="0" aria-label="${name}">${table}</section>`
      : `<div class="scroll" tabindex="0" role="group">${table}</div>`;
  });
}

/** The second-level headings in the output of withHeadingIds, to which a contents list links. */
export const headingsOf = (html: string) =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(
    ([, id = "", text = ""]) => ({
      id,
      heading: unescapeHtml(plainText(text)),
    }),
  );

/**
 * Joins the blocks of an article and removes everything that is not allowed. Links to other sites open in a new tab.
 * Tables scroll in their own boxes.
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
