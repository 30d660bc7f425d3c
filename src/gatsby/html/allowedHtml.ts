import type { Options } from "rehype-sanitize";

const words = ["#text", "strong", "em", "a", "br"];
const blocks = ["p", "h2", "h3", "ul", "ol", "blockquote", "table", "dl"];
const flow = [...words, ...blocks];

/** Allowed content of each element; "root" is the whole text. */
export const allowedContent: Readonly<Record<string, readonly string[]>> = {
  root: [...blocks, "figure"],
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

/** Allowed elements. */
export const allowedElements = [
  ...new Set(Object.values(allowedContent).flat()),
].filter((name) => name !== "#text");

/** Allowed attributes of each element. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  th: ["scope"],
  h2: ["id"],
  h3: ["id"],
  img: ["src", "alt"],
};

/** Values that browsers may follow or load. */
const safeValues: Readonly<Record<string, RegExp>> = {
  href: /^(https:|mailto:|tel:|#|\/(?!\/))/,
  src: /^[^/:][^:]*$/,
};

/** The HTML that a text may contain: the check accepts it and the sanitiser keeps it. */
export const allowedHtml: Options = {
  tagNames: allowedElements,
  attributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([element, names]) => [
      element,
      names.map((name) => {
        const safe = safeValues[name];
        return safe ? [name, safe] : name;
      }),
    ]),
  ),
  strip: ["script", "style"],
  // The library's own rules for addresses and ids.
  protocols: {},
  clobber: [],
};
