import { Node } from "@tiptap/core";
import { leaveCaption } from "./leaveCaption";

/** A picture of content/images with its caption. */
export const Figure = Node.create<{ urlOf: (path: string) => string }>({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  addOptions: () => ({ urlOf: (path) => path }),
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: (figure) =>
        figure.querySelector("figcaption") ?? document.createElement("div"),
      getAttrs: (figure) => {
        const picture = figure.querySelector("img");
        return (
          picture !== null && {
            src: picture.getAttribute("src"),
            alt: picture.getAttribute("alt"),
          }
        );
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    "figure",
    {},
    ["img", HTMLAttributes],
    ["figcaption", {}, 0],
  ],
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor, this.name) };
  },
  addNodeView() {
    const { urlOf } = this.options;
    return (view) => {
      const dom = document.createElement("figure");
      const picture = document.createElement("img");
      const contentDOM = document.createElement("figcaption");
      dom.append(picture, contentDOM);
      const update = ({ type, attrs }: typeof view.node) => {
        picture.src = urlOf(String(attrs["src"]));
        picture.alt = String(attrs["alt"]);
        return type === view.node.type;
      };
      update(view.node);
      return { dom, contentDOM, update };
    };
  },
});
