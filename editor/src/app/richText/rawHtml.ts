import { Node } from "@tiptap/core";

/** A block that the editor cannot show without changing it: it stays as its author wrote it. */
export const RawHtml = Node.create({
  name: "rawHtml",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  parseHTML: () => [
    {
      tag: "div[data-html]",
      getAttrs: (block) => ({ html: block.getAttribute("data-html") }),
    },
  ],
  renderHTML: ({ node }) => [
    "div",
    { "data-html": String(node.attrs["html"]) },
    String(node.attrs["html"]),
  ],
});
