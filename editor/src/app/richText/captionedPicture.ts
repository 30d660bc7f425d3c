import { Node } from "@tiptap/core";

/** A picture of content/images with its caption. */
export const CaptionedPicture = Node.create<{
  urlOf?: (path: string) => string;
}>({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  addAttributes: () => ({ path: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "figure",
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
  renderHTML({ node }) {
    const { path, alt } = node.attrs as { path: string; alt: string };
    const url = this.options.urlOf?.(path);
    const picture = url
      ? { src: url, "data-path": path, alt }
      : { src: path, alt };
    return ["figure", ["img", picture], ["figcaption", 0]];
  },
});
