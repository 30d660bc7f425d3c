import sanitizeHtml from "sanitize-html";

/** The HTML that an article may contain. */
export const allowedHtml = {
  allowedTags: [
    "p",
    "h2",
    "h3",
    "ul",
    "ol",
    "li",
    "blockquote",
    "strong",
    "em",
    "a",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "dl",
    "dt",
    "dd",
    "br",
  ],
  allowedAttributes: { a: ["href"], th: ["scope"], h2: ["id"], h3: ["id"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/**
 * Joins the blocks of an article and removes whatever is not allowed; links to other sites open in a new tab.
 *
 * @param blocks Pieces of HTML, in order.
 */
export function articleHtml(blocks: readonly string[]): string {
  return sanitizeHtml(blocks.join("\n"), {
    ...allowedHtml,
    allowedAttributes: {
      ...allowedHtml.allowedAttributes,
      a: ["href", "target", "rel"],
    },
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: /^https:/.test(attributes.href ?? "")
          ? { ...attributes, target: "_blank", rel: "noopener noreferrer" }
          : attributes,
      }),
    },
  });
}
