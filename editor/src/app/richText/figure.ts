import { Node } from "@tiptap/core";

/** A picture of content/images with its caption. */
export const Figure = Node.create<{ urlOf: (path: string) => string }>({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  addOptions: () => ({ urlOf: (path) => path }),
  addAttributes: () => ({ path: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: (figure) =>
        figure.querySelector("figcaption") ?? document.createElement("div"),
      getAttrs: (figure) => {
        const picture = figure.querySelector("img");
        return (
          picture !== null && {
            path: picture.dataset["path"] ?? picture.getAttribute("src"),
            alt: picture.alt,
          }
        );
      },
    },
  ],
  renderHTML({ node: { attrs } }) {
    const path = String(attrs["path"]);
    const picture = { src: this.options.urlOf(path), alt: attrs["alt"] };
    return [
      "figure",
      ["img", { ...picture, "data-path": path }],
      ["figcaption", 0],
    ];
  },
});
