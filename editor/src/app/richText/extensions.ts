import { Extension, Node, type Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextSelection } from "@tiptap/pm/state";
import StarterKit from "@tiptap/starter-kit";
import { Figure } from "./figure";
import {
  CaptionedTable,
  inlineBlocks,
  TableCaption,
  TableRows,
} from "./tables";

const schemes = ["https", "mailto", "tel"];

/** Whether an address may be linked to: one of the site, or one that begins with https:, mailto: or tel:. */
export function isAllowedAddress(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme === undefined
    ? /^[#/](?!\/)/.test(address)
    : schemes.includes(scheme);
}

/** What blocks that hold other blocks may hold; the library's own take any. */
const contents: Readonly<Record<string, string>> = {
  blockquote: inlineBlocks,
  listItem: `paragraph ${inlineBlocks.replace("+", "*")}`,
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const content = contents[extension.name];
      return content ? extension.extend({ content }) : extension;
    });
  },
}).configure({
  code: false,
  codeBlock: false,
  heading: { levels: [2, 3] },
  horizontalRule: false,
  link: {
    autolink: false,
    openOnClick: false,
    isAllowedUri: isAllowedAddress,
    HTMLAttributes: { class: null, rel: null, target: null },
  },
  strike: false,
  trailingNode: false,
  underline: false,
});

/** Ids of headings, which links such as #costs lead to. */
const HeadingId = Extension.create({
  name: "headingId",
  addGlobalAttributes: () => [
    { types: ["heading"], attributes: { id: { default: null } } },
  ],
});

/** Enter leads from a caption to the next block; the library would split the caption. */
const CaptionKeys = Extension.create({
  name: "captionKeys",
  // Before the keys of paragraphs.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from } = editor.state.selection;
      return (
        ["figure", "tableCaption"].includes($from.parent.type.name) &&
        editor.commands.command(({ tr }) => {
          tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
          return true;
        })
      );
    },
  }),
});

/** A block that the editor would change: it stays as its author wrote it. */
const RawHtml = Node.create({
  name: "rawHtml",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  parseHTML: () => [
    {
      tag: "div[data-html]",
      getAttrs: (block) => ({ html: block.dataset["html"] }),
    },
  ],
  renderHTML: ({ node }) => [
    "div",
    { "data-html": String(node.attrs["html"]) },
    String(node.attrs["html"]),
  ],
});

/** The tags that a text of the content may have. */
export const extensions = (urlOf: (path: string) => string): Extensions => [
  Kit,
  HeadingId,
  CaptionKeys,
  Figure.configure({ urlOf }),
  CaptionedTable,
  TableCaption,
  TableRows,
  TableRow,
  TableCell.extend({ content: inlineBlocks }),
  TableHeader.extend({ content: inlineBlocks }),
  RawHtml,
];
