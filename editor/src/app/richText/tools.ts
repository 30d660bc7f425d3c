import {
  createNodeFromContent,
  type ChainedCommands,
  type Content as NodeContent,
  type Editor,
} from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { Picture } from "../../store/ContentStore";
import { newTable } from "./tables";

/** A button of a rich text. */
export interface Tool {
  readonly label: string;
  /** Asks for a link or a picture in a dialog instead of running. */
  readonly asks?: "link" | "picture";
  readonly run?: (chain: ChainedCommands) => ChainedCommands;
  /** The mark or node that the button stands for. */
  readonly is?: string;
  readonly attributes?: object;
  /** The only node, or the node in which the button is not shown. */
  readonly in?: string;
  readonly notIn?: string;
}

/** Inserts a block, such as a figure, at the cursor and moves the cursor into it. */
const insertBlock = (content: NodeContent) => (chain: ChainedCommands) =>
  chain.command(({ tr, editor }) => {
    const block = createNodeFromContent(content, editor.schema).firstChild;
    const { from, $from } = tr.selection;
    // At the start of a paragraph the block replaces it.
    const start = $from.parentOffset === 0 ? from : from + 1;
    if (block) tr.replaceSelectionWith(block);
    tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView();
    return true;
  });

/** Puts a picture at the cursor, or after the picture there. */
export function insertPicture(editor: Editor, { path, alt }: Picture): void {
  const figure = { type: "figure", attrs: { path, alt } };
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if (!editor.isActive("figure")) insertBlock([figure])(chain).run();
  else
    chain
      .insertContentAt($from.after(), figure)
      .setTextSelection($from.after() + 1)
      .run();
}

/** Puts a picture at the cursor, or in place of the picture there. */
export function setPicture(editor: Editor, { path, alt }: Picture): void {
  const attrs = { path, alt };
  const chain = editor.chain().focus();
  if (editor.isActive("figure")) chain.updateAttributes("figure", attrs).run();
  else insertBlock([{ type: "figure", attrs }])(chain).run();
}

/** The buttons of every rich text, in order. */
export const tools: readonly Tool[] = [
  {
    label: "Heading",
    is: "heading",
    attributes: { level: 2 },
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: "Subheading",
    is: "heading",
    attributes: { level: 3 },
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: "Bold", is: "bold", run: (chain) => chain.toggleBold() },
  { label: "Italic", is: "italic", run: (chain) => chain.toggleItalic() },
  { label: "Link", is: "link", asks: "link" },
  { label: "List", is: "bulletList", run: (chain) => chain.toggleBulletList() },
  {
    label: "Numbered list",
    is: "orderedList",
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: "Quotation",
    is: "blockquote",
    run: (chain) => chain.toggleBlockquote(),
  },
  { label: "Picture", is: "figure", asks: "picture" },
  { label: "Table", notIn: "captionedTable", run: insertBlock(newTable) },
  { label: "Add row", in: "table", run: (chain) => chain.addRowAfter() },
  { label: "Add column", in: "table", run: (chain) => chain.addColumnAfter() },
  { label: "Remove row", in: "table", run: (chain) => chain.deleteRow() },
  { label: "Remove column", in: "table", run: (chain) => chain.deleteColumn() },
  {
    label: "Heading cells",
    in: "table",
    is: "tableHeader",
    run: (chain) => chain.toggleHeaderCell(),
  },
  {
    label: "Remove table",
    in: "captionedTable",
    run: (chain) => chain.deleteNode("captionedTable"),
  },
  { label: "Undo", run: (chain) => chain.undo() },
  { label: "Redo", run: (chain) => chain.redo() },
];
