import { Node } from "@tiptap/core";
import {
  Table,
  TableCell,
  TableHeader,
  TableRow,
} from "@tiptap/extension-table";

/** Content of list items, quotations and cells. */
export const inlineBlocks = "(paragraph | bulletList | orderedList)+";

/** A table with its caption, which the library's own table lacks. */
const CaptionedTable = Node.create({
  name: "captionedTable",
  group: "block",
  content: "tableCaption table",
  isolating: true,
  parseHTML: () => [
    {
      tag: "table",
      contentElement: (table) => {
        if (table instanceof HTMLTableElement) table.createCaption();
        return table;
      },
    },
  ],
  renderHTML: () => ["table", 0],
});

const TableCaption = Node.create({
  name: "tableCaption",
  content: "inline*",
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "caption" }],
  renderHTML: () => ["caption", 0],
});

/** The rows of a table, which the parser wraps. Tab adds a row in the last cell; Shift+Tab leads out before the first. */
const TableRows = Table.extend({
  group: "",
  parseHTML: () => [],
  renderHTML: () => ["tbody", 0],
  addNodeView: () => null,
});

/** Cells are never merged. */
const cell = {
  content: inlineBlocks,
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1 },
    rowspan: { default: 1, parseHTML: () => 1 },
  }),
};

export const tables = [
  CaptionedTable,
  TableCaption,
  TableRows,
  TableRow,
  TableCell.extend(cell),
  TableHeader.extend(cell),
];

/** An empty table with a heading for each column and each row. */
export const newTable = `<table><tr><th><th><th></tr>${"<tr><th><td><td></tr>".repeat(2)}</table>`;
