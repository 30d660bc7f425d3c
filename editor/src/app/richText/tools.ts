import type { ChainedCommands, Editor } from "@tiptap/core";
import { insertBlock } from "./insertBlock";

/** A button of a rich text. */
export interface Tool {
  readonly label: string;
  readonly run?: (editor: Editor) => void;
  /** The dialog that it opens. */
  readonly asks?: "link" | "picture";
  readonly isActive?: (editor: Editor) => boolean;
  /** Buttons without it are always shown. */
  readonly isShown?: (editor: Editor) => boolean;
}

const is = (name: string, attributes?: object) => (editor: Editor) =>
  editor.isActive(name, attributes);

const run = (command: (chain: ChainedCommands) => ChainedCommands) => ({
  run: (editor: Editor) => void command(editor.chain().focus()).run(),
});

const inTable = { isShown: is("table") };

const row = (...types: readonly string[]) => ({
  type: "tableRow",
  content: types.map((type) => ({ type, content: [{ type: "paragraph" }] })),
});

/** A heading for each column and each row. */
const newTable = {
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

const heading = (level: 2 | 3) => ({
  ...run((chain) => chain.toggleHeading({ level })),
  isActive: is("heading", { level }),
});

/** The buttons of every rich text, in order. */
export const tools: readonly Tool[] = [
  { label: "Heading", ...heading(2) },
  { label: "Subheading", ...heading(3) },
  {
    label: "Bold",
    ...run((chain) => chain.toggleBold()),
    isActive: is("bold"),
  },
  {
    label: "Italic",
    ...run((chain) => chain.toggleItalic()),
    isActive: is("italic"),
  },
  { label: "Link", asks: "link", isActive: is("link") },
  {
    label: "List",
    ...run((chain) => chain.toggleBulletList()),
    isActive: is("bulletList"),
  },
  {
    label: "Numbered list",
    ...run((chain) => chain.toggleOrderedList()),
    isActive: is("orderedList"),
  },
  {
    label: "Quotation",
    ...run((chain) => chain.toggleBlockquote()),
    isActive: is("blockquote"),
  },
  { label: "Picture", asks: "picture", isActive: is("figure") },
  {
    label: "Table",
    run: (editor) => insertBlock(editor, newTable),
    isShown: (editor) => !editor.isActive("captionedTable"),
  },
  { label: "Add row", ...run((chain) => chain.addRowAfter()), ...inTable },
  {
    label: "Add column",
    ...run((chain) => chain.addColumnAfter()),
    ...inTable,
  },
  { label: "Remove row", ...run((chain) => chain.deleteRow()), ...inTable },
  {
    label: "Remove column",
    ...run((chain) => chain.deleteColumn()),
    ...inTable,
  },
  {
    label: "Heading cells",
    ...run((chain) => chain.toggleHeaderCell()),
    isActive: is("tableHeader"),
    ...inTable,
  },
  {
    label: "Remove table",
    ...run((chain) => chain.deleteNode("captionedTable")),
    isShown: is("captionedTable"),
  },
  { label: "Undo", ...run((chain) => chain.undo()) },
  { label: "Redo", ...run((chain) => chain.redo()) },
];
