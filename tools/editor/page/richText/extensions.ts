import type { Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { allowedHtml } from "../../../../src/gatsby/model/allowedHtml";
import {
  CaptionedTable,
  Figure,
  HeadingId,
  TableCaption,
  TableRows,
  words,
  WrittenHtml,
} from "./nodes";

/** Whether an address may be linked to: one of the site, or one of a kind that the model allows. */
export function isAllowedAddress(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme === undefined
    ? /^[#/](?!\/)/.test(address)
    : allowedHtml.allowedSchemes.some((known) => known === scheme);
}

/** What blocks that hold other blocks may hold; the library's own take any. */
const contents: Readonly<Record<string, string>> = {
  blockquote: words,
  listItem: `paragraph ${words.replace("+", "*")}`,
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
  underline: false,
});

/** All that a text may have, as the editor knows it. */
export const extensions: Extensions = [
  Kit,
  HeadingId,
  Figure,
  CaptionedTable,
  TableCaption,
  TableRows,
  TableRow,
  TableCell.extend({ content: words }),
  TableHeader.extend({ content: words }),
  WrittenHtml,
];
