import type { Element, Nodes, Root } from "hast";
import { toText } from "hast-util-to-text";
import rehypeExternalLinks from "rehype-external-links";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { allowedHtml } from "./allowedHtml";

/** The words of an element, on one line. */
export const plainText = (node: Nodes): string =>
  toText(node).replace(/\s+/g, " ").trim();

/** The elements with one of the names, in order. */
export function elementsOf(tree: Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** Lets a wide table scroll in its own box, by keyboard too. */
const rehypeScrollingTables = () => (tree: Root) => {
  visit(tree, "element", (table, index, parent) => {
    if (table.tagName !== "table" || !parent || index === undefined) return;
    const [caption] = elementsOf({ ...tree, children: [table] }, "caption");
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: {
        className: ["scroll"],
        tabIndex: 0,
        role: "group",
        ariaLabel: caption && plainText(caption),
      },
      children: [table],
    };
  });
};

/** Separates the names of a table's columns: Pagefind would join their words. */
const rehypeSpacedCells = () => (tree: Root) => {
  for (const row of elementsOf(tree, "tr"))
    row.children = row.children.flatMap((cell) => [
      { type: "text", value: " " },
      cell,
    ]);
};

/** Parses, sanitises and writes a text. The content check compares the result with the source. */
export const sanitiser = unified()
  .use(rehypeParse, { fragment: true, emitParseErrors: true })
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeStringify, {
    characterReferences: { useNamedReferences: true },
    closeSelfClosing: true,
  })
  .freeze();

/** The way of every text from its source to the page. */
export const textPipeline = sanitiser()
  // Links to other sites open in a new tab.
  .use(rehypeExternalLinks, {
    protocols: ["https"],
    target: "_blank",
    rel: ["noopener", "noreferrer"],
    properties: { ariaDescribedBy: ["opens-in-new-tab"] },
  })
  .use(rehypeScrollingTables)
  .use(rehypeSpacedCells)
  .freeze();

/**
 * The tree of a text that the page shows, without anything that is not allowed.
 *
 * @param blocks Pieces of HTML, in order.
 */
export const textTree = (blocks: readonly string[]): Root =>
  textPipeline.runSync(textPipeline.parse(blocks.join("\n")));

/** A tree as HTML. */
export const renderTree = (tree: Root): string => textPipeline.stringify(tree);

/** "Café & more" becomes "cafe-more". Letters of other scripts stay, with their marks. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<=[a-z])\p{M}+/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * A unique id for a heading, made from its words: "What has changed" -> "part-what-has-changed". The prefix avoids
 * clashes with the page's other ids.
 *
 * @param used The ids of the page's other headings, to which it adds the new one.
 */
export function headingId(heading: string, used: Set<string>): string {
  const name = slug(`part ${heading}`);
  let id = name;
  for (let number = 2; used.has(id); number++) id = `${name}-${number}`;
  used.add(id);
  return id;
}

/** Adds an id to each heading, so that links can lead to it. */
export function addHeadingIds(tree: Root, used = new Set<string>()): Root {
  for (const heading of elementsOf(tree, "h2", "h3"))
    heading.properties["id"] = headingId(plainText(heading), used);
  return tree;
}

/** The second-level headings with their ids, to which a contents list links. */
export const headingsOf = (tree: Root) =>
  elementsOf(tree, "h2").map((heading) => ({
    id: String(heading.properties["id"]),
    heading: plainText(heading),
  }));

/** Reading speed of most people. */
const wordsPerMinute = 200;

/** Estimates the reading time of a text, in whole minutes and at least one. */
export function minutesToRead(tree: Root): number {
  const words = plainText(tree).split(" ").length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
