import type { Options } from "rehype-sanitize";

/** The elements of which a text consists. */
export const blocks = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "blockquote",
  "table",
  "dl",
  "figure",
];

/** Allowed elements. */
export const allowedElements = [
  ...blocks,
  ...["strong", "em", "a", "br", "li", "dt", "dd", "img", "figcaption"],
  ...["caption", "thead", "tbody", "tr", "th", "td"],
];

/** Allowed attributes of each element. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  th: ["scope"],
  img: ["src", "alt"],
};

/** The HTML that a text may contain: the check accepts it and the sanitiser keeps it. */
export const allowedHtml: Options = {
  tagNames: allowedElements,
  attributes: {
    ...allowedAttributes,
    // Values that browsers may follow or load.
    a: [["href", /^(https:|mailto:|tel:|#|\/(?!\/))/]],
    img: [["src", /^[^/:][^:]*$/], "alt"],
  },
  strip: ["script", "style"],
  // The library's own rules for addresses and ids.
  protocols: {},
  clobber: [],
};
