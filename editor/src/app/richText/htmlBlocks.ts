import { getSchema } from "@tiptap/core";
import {
  DOMParser,
  DOMSerializer,
  Fragment,
  type Node,
} from "@tiptap/pm/model";
import { extensions } from "./extensions";

const schema = getSchema(extensions((path) => path));

/** Writes nodes as files store them, without the markup that only the editor needs. */
const stored = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    figure: ({ attrs: { path, alt } }) => [
      "figure",
      ["img", { src: String(path), alt: String(alt) }],
      ["figcaption", 0],
    ],
    captionedTable: () => ["table", 0],
    tableCaption: () => ["caption", 0],
    table: () => ["tbody", 0],
    tableCell: () => ["td", 0],
    tableHeader: () => ["th", 0],
    orderedList: () => ["ol", 0],
  },
  {
    ...DOMSerializer.marksFromSchema(schema),
    link: ({ attrs: { href } }) => ["a", { href: String(href) }, 0],
  },
);

/** Parses HTML without loading pictures or running scripts. */
export function bodyOf(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(html, "text/html").body;
}

/** Gives every table a caption, which the schema requires. */
export function withCaptions(body: HTMLElement): HTMLElement {
  for (const table of body.querySelectorAll("table"))
    if (!table.caption) table.createCaption();
  return body;
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

/** Removes empty captions and paragraphs, and paragraphs that are the only content of an entry. */
function tidy(block: HTMLElement): void {
  for (const empty of block.querySelectorAll("caption, figcaption, p"))
    if (empty.textContent?.trim() === "") empty.remove();
  for (const paragraph of block.querySelectorAll(":not(body) > p:only-of-type"))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const table of block.querySelectorAll("table")) arrangeTable(table);
}

function blockHtml(node: Node): string {
  if (node.type.name === "rawHtml") return String(node.attrs["html"]);
  // A detached document loads no pictures.
  const detached = document.implementation.createHTMLDocument();
  const { body } = detached;
  stored.serializeFragment(Fragment.from(node), { document: detached }, body);
  tidy(body);
  return body.innerHTML.replace(
    /<((?:img|br)(?:\s[\w-]+="[^"]*")*)>/g,
    "<$1 />",
  );
}

function nodesOf(html: string): readonly Node[] {
  const body = withCaptions(bodyOf(html));
  const { content } = DOMParser.fromSchema(schema).parse(body).content;
  // An empty caption is not written again.
  const kept = html.replace("<figcaption></figcaption>", "");
  return content.map(blockHtml).join("") === kept
    ? content
    : [schema.node("rawHtml", { html })];
}

/** Reads a text, one block of HTML in each entry. */
export function readBlocks(blocks: readonly string[]): Node {
  const nodes = blocks.flatMap(nodesOf);
  return schema.node(
    "doc",
    undefined,
    nodes.length > 0 ? nodes : [schema.node("paragraph")],
  );
}

/** Writes a text as files store it. */
export function writeBlocks(text: Node): string[] {
  return text.content.content.map(blockHtml).filter((html) => html !== "");
}
