import type { IOptions } from "sanitize-html";

const words = ["#text", "strong", "em", "a", "br"];
const blocks = ["p", "h2", "h3", "ul", "ol", "blockquote", "table", "dl"];
const flow = [...words, ...blocks];

/** Allowed content of each tag; "article" is the whole text. */
export const allowedContent: Readonly<Record<string, readonly string[]>> = {
  article: [...blocks, "figure"],
  p: words,
  h2: words,
  h3: words,
  strong: words,
  em: words,
  a: words,
  ul: ["li"],
  ol: ["li"],
  li: flow,
  blockquote: flow,
  table: ["caption", "thead", "tbody"],
  caption: words,
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  th: flow,
  td: flow,
  dl: ["dt", "dd"],
  dt: words,
  dd: flow,
  figure: ["img", "figcaption"],
  figcaption: words,
};

/** The HTML that an article may contain: the check accepts it, the sanitiser keeps it and the editor writes it. */
export const allowedHtml = {
  allowedTags: [...new Set(Object.values(allowedContent).flat())].filter(
    (name) => name !== "#text",
  ),
  allowedAttributes: {
    a: ["href"],
    th: ["scope"],
    h2: ["id"],
    h3: ["id"],
    img: ["src", "alt"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
} satisfies IOptions;
