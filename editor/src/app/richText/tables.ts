import { Node } from "@tiptap/core";
import { Table } from "@tiptap/extension-table";

/** Content of list items, quotations and cells. */
export const inlineBlocks = "(paragraph | bulletList | orderedList)+";

/** A table with its caption, which the library's own table lacks. */
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
});

/** The rows. Tab adds a row in the last cell; Shift+Tab leads out before the first. */
export const TableRows = Table.extend({
  group: "",
  parseHTML: () => [{ tag: "table.rows" }],
  renderHTML: () => ["table", { class: "rows" }, ["tbody", 0]],
  addNodeView: () => null,
});

const row = (...types: readonly string[]) => ({
  type: "tableRow",
  content: types.map((type) => ({ type, content: [{ type: "paragraph" }] })),
});

/** An empty table with a heading for each column and each row. */
export const newTable = {
  type: "captionedTable",
  content: [
    { type: "tableCaption" },
    {
      type: "table",
      content: [
        row("tableHeader", "tableHeader", "tableHeader"),
        row("tableHeader", "tableCell", "tableCell"),
        row("tableHeader", "tableCell", "tableCell"),
      ],
    },
  ],
};
