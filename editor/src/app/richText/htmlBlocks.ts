import { getSchema } from "@tiptap/core";
import {
  DOMParser,
  DOMSerializer,
  Fragment,
  type Node,
} from "@tiptap/pm/model";
import { extensions } from "./extensions";

/** The ProseMirror schema of a text. */
export const htmlSchema = getSchema(extensions((path) => path));

/** Writes nodes as files store them, without the markup that only the editor needs. */
const stored = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(htmlSchema),
    heading: ({ attrs: { level, id } }) => [
      `h${String(level)}`,
      id ? { id: String(id) } : {},
      0,
    ],
    captionedTable: () => ["table", 0],
    tableCaption: () => ["caption", 0],
    table: () => ["tbody", 0],
    tableCell: () => ["td", 0],
    tableHeader: () => ["th", 0],
    orderedList: () => ["ol", 0],
  },
  {
    ...DOMSerializer.marksFromSchema(htmlSchema),
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

/** The heading row becomes the table's head, and each heading says what it heads. */
function arrangeTable(table: HTMLTableElement): void {
  const isHead = ({ cells }: HTMLTableRowElement) =>
    [...cells].every(({ tagName }) => tagName === "TH");
  const rows = [...table.rows];
  const end = rows.findIndex((row) => !isHead(row));
  const heads = rows.slice(0, Math.max(end, 0));
  if (heads.length > 0) table.createTHead().append(...heads);
  for (const heading of table.querySelectorAll("th"))
    heading.scope = heading.closest("thead") ? "col" : "row";
}

/** Removes empty captions and paragraphs, and paragraphs that are the only content of an entry. */
function tidy(block: HTMLElement): void {
  for (const empty of block.querySelectorAll("caption, figcaption, p"))
    if (empty.childNodes.length === 0) empty.remove();
  for (const part of block.querySelectorAll("li, td, th, blockquote")) {
    const [paragraph, second] = part.querySelectorAll(":scope > p");
    if (paragraph && !second) paragraph.replaceWith(...paragraph.childNodes);
  }
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

/** The words, tags and attributes of a block, to detect a loss. */
function essence(body: HTMLElement): string {
  const tags = [
    ...body.querySelectorAll("*:not(p, thead, tbody, caption:empty)"),
  ]
    .map((element) => {
      const { tagName, attributes } = element;
      const named = [...attributes]
        .filter(({ name }) => name !== "scope")
        .map(({ name, value }) => `${name}=${value}`);
      return [tagName, ...named.sort()].join(" ");
    })
    .sort();
  const text = (body.textContent ?? "").replace(/\s+/g, "");
  return [text, ...new Set(tags)].join("\n");
}

function nodesOf(html: string): readonly Node[] {
  const body = withCaptions(bodyOf(html));
  const { content } = DOMParser.fromSchema(htmlSchema).parse(body);
  const again = content.content.map(blockHtml).join("");
  const isWhole =
    again === html ||
    (content.childCount === body.childElementCount &&
      essence(withCaptions(bodyOf(again))) === essence(body));
  return isWhole ? content.content : [htmlSchema.node("rawHtml", { html })];
}

/** Reads a text, one block of HTML in each entry. */
export function readBlocks(blocks: readonly string[]): Node {
  const nodes = blocks.flatMap(nodesOf);
  return htmlSchema.node(
    "doc",
    undefined,
    nodes.length > 0 ? nodes : [htmlSchema.node("paragraph")],
  );
}

/**
 * Writes a text as files store it.
 *
 * @param before The blocks as they were read: unchanged blocks keep their HTML.
 */
export function blockWriter(
  before: readonly string[] = [],
): (text: Node) => string[] {
  const written = new Map(
    before.flatMap((html): [string, string][] => {
      const [node, second] = nodesOf(html);
      return node && !second ? [[blockHtml(node), html]] : [];
    }),
  );
  return (text) =>
    text.content.content
      .map(blockHtml)
      .filter((html) => html !== "")
      .map((html) => written.get(html) ?? html);
}
