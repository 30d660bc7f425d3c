import { Extension, Node, type Editor } from "@tiptap/core";
import { Table } from "@tiptap/extension-table";
import { TextSelection } from "@tiptap/pm/state";
import { pictureAddress } from "./offers";

/** What stands in entries of lists, in quotations and in cells. */
export const words = "(paragraph | bulletList | orderedList)+";

/** Leads from a caption to what comes next, where the key would else divide it. */
function leaveCaption(editor: Editor, name: string): boolean {
  const { $from } = editor.state.selection;
  return (
    $from.parent.type.name === name &&
    editor.commands.command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
      return true;
    })
  );
}

/** A picture of content/images with its caption. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
  }),
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
  addNodeView: () => (view) => {
    const dom = document.createElement("figure");
    const picture = document.createElement("img");
    const contentDOM = document.createElement("figcaption");
    dom.append(picture, contentDOM);
    const update = ({ type, attrs }: typeof view.node) => {
      const address = pictureAddress(String(attrs["src"]));
      if (picture.getAttribute("src") !== address) picture.src = address;
      picture.alt = String(attrs["alt"]);
      return type === view.node.type;
    };
    update(view.node);
    return { dom, contentDOM, update };
  },
});

/** A table with its caption, which the library's own table does not know. */
export const CaptionedTable = Node.create({
  name: "captionedTable",
  group: "block",
  content: "tableCaption table",
  isolating: true,
  parseHTML: () => [{ tag: "table:not(.rows)" }, { tag: "div.table" }],
  renderHTML: () => ["div", { class: "table" }, 0],
});

export const TableCaption = Node.create({
  name: "tableCaption",
  content: "inline*",
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "caption" }, { tag: "p.caption" }],
  renderHTML: () => ["p", { class: "caption" }, 0],
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor, this.name) };
  },
});

/** The rows. Tab leads through the cells and out of the last one, so that the keyboard is not caught. */
export const TableRows = Table.extend({
  group: "",
  parseHTML: () => [{ tag: "table.rows" }],
  renderHTML: () => ["table", { class: "rows" }, ["tbody", 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** A block that the editor cannot show without changing it: it stays as its author wrote it. */
export const WrittenHtml = Node.create({
  name: "writtenHtml",
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

/** Names of headings, which links such as #costs lead to. */
export const HeadingId = Extension.create({
  name: "headingId",
  addGlobalAttributes: () => [
    { types: ["heading"], attributes: { id: { default: null } } },
  ],
});
