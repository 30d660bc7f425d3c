import type { IOptions } from "sanitize-html";

/** The HTML that an article may contain: what the check accepts, the sanitiser lets through and the editor writes. */
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
} satisfies IOptions;
