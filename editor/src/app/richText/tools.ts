import type { Editor } from "@tiptap/react";
import { insertBlock } from "./insertBlock";

/** A button of a text. */
export interface Tool {
  readonly label: string;
  readonly run?: (editor: Editor) => void;
  /** The dialog that it opens. */
  readonly asks?: "link" | "picture";
  readonly isActive?: (editor: Editor) => boolean;
  /** Buttons without it are always shown. */
  readonly isShown?: (editor: Editor) => boolean;
}

const inTable = (editor: Editor) => editor.isActive("table");

const cell = (type: string) => ({ type, content: [{ type: "paragraph" }] });
const row = (...types: readonly string[]) => ({
  type: "tableRow",
  content: types.map(cell),
});

/** A new table: a heading for each column and each row. */
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

/** The buttons of every text, in order. */
export const tools: readonly Tool[] = [
  {
    label: "Heading",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    label: "Subheading",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    label: "Bold",
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive("bold"),
  },
  {
    label: "Italic",
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive("italic"),
  },
  {
    label: "Link",
    asks: "link",
    isActive: (editor) => editor.isActive("link"),
  },
  {
    label: "List",
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbered list",
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive("orderedList"),
  },
  {
    label: "Quotation",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive("blockquote"),
  },
  {
    label: "Picture",
    asks: "picture",
    isActive: (editor) => editor.isActive("figure"),
  },
  {
    label: "Table",
    run: (editor) => insertBlock(editor, newTable),
    isShown: (editor) => !editor.isActive("captionedTable"),
  },
  {
    label: "Add row",
    run: (editor) => editor.chain().focus().addRowAfter().run(),
    isShown: inTable,
  },
  {
    label: "Add column",
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
    isShown: inTable,
  },
  {
    label: "Remove row",
    run: (editor) => editor.chain().focus().deleteRow().run(),
    isShown: inTable,
  },
  {
    label: "Remove column",
    run: (editor) => editor.chain().focus().deleteColumn().run(),
    isShown: inTable,
  },
  {
    label: "Heading cells",
    run: (editor) => editor.chain().focus().toggleHeaderCell().run(),
    isActive: (editor) => editor.isActive("tableHeader"),
    isShown: inTable,
  },
  {
    label: "Remove table",
    run: (editor) => editor.chain().focus().deleteNode("captionedTable").run(),
    isShown: (editor) => editor.isActive("captionedTable"),
  },
  {
    label: "Undo",
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: "Redo",
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
