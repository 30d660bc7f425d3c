import { getHTMLFromFragment, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser, Fragment, type Node } from "@tiptap/pm/model";
import { extensions } from "./extensions";

const schema = getSchema(extensions());

/** Parses HTML without loading pictures or running scripts. */
export function bodyOf(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(html, "text/html").body;
}

/** The heading rows become the table's head, and each heading says what it heads. */
function arrangeTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const end = rows.findIndex((row) => row.querySelector("td"));
  const heads = rows.slice(0, Math.max(end, 0));
  if (heads.length > 0) table.createTHead().append(...heads);
  for (const heading of table.querySelectorAll("th"))
    heading.scope = heading.closest("thead") ? "col" : "row";
}

function blockHtml(node: Node): string {
  if (node.type.name === "rawHtml") return String(node.attrs["data-html"]);
  const body = bodyOf(getHTMLFromFragment(Fragment.from(node), schema));
  for (const empty of body.querySelectorAll("caption, figcaption, p"))
    if (empty.textContent?.trim() === "") empty.remove();
  // A paragraph that is the only content of an entry is written without its tag.
  for (const paragraph of body.querySelectorAll(":not(body) > p:only-of-type"))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const table of body.querySelectorAll("table")) arrangeTable(table);
  return body.innerHTML.replace(
    /<((?:img|br)(?:\s[\w-]+="[^"]*")*)>/g,
    "<$1 />",
  );
}

/** The nodes of a block, with every space that somebody typed. A block that they would change stays HTML. */
function nodesOf(html: string): readonly Node[] {
  const { content } = DOMParser.fromSchema(schema).parse(bodyOf(html), {
    preserveWhitespace: true,
  }).content;
  return content.map(blockHtml).join("") === html
    ? content
    : [schema.node("rawHtml", { "data-html": html })];
}

/** Reads a text, one block of HTML in each entry. */
export function readBlocks(blocks: readonly string[]): JSONContent | null {
  const text = schema.topNodeType.createAndFill(null, blocks.flatMap(nodesOf));
  return text?.toJSON() as JSONContent | null;
}

/** Writes a text as files store it. */
export function writeBlocks(text: Node): string[] {
  return text.content.content.map(blockHtml).filter((html) => html !== "");
}
