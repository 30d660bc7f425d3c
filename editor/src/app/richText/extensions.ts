import { Extension, type Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { Figure } from "./figure";
import {
  CaptionedTable,
  inlineBlocks,
  TableCaption,
  TableRows,
} from "./tables";
import { RawHtml } from "./rawHtml";

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

/** The tags that a text of the content may have. */
export const extensions = (urlOf: (path: string) => string): Extensions => [
  Kit,
  HeadingId,
  Figure.configure({ urlOf }),
  CaptionedTable,
  TableCaption,
  TableRows,
  TableRow,
  TableCell.extend({ content: inlineBlocks }),
  TableHeader.extend({ content: inlineBlocks }),
  RawHtml,
];
