import { bodyOf } from "./htmlBlocks";

/** What is left out; of other markup the schema keeps the words alone. */
const unwanted = [
  "img, svg, picture, v\\:shape",
  "[href^='#_ftn'], [href^='#_edn']",
  "[style*='mso-element:footnote'], [style*='mso-element:endnote']",
  ".MsoCommentReference, [style*='mso-element:comment']",
  "input, select, textarea, button",
  "iframe, video, object, embed",
].join();

/** What the schema changes: merged cells, and links that the site does not allow. */
const reduced =
  "[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1']), a[href^='http:']";

const leftOut =
  "Some parts were left out, such as pictures, footnotes, comments, merged cells or links without https. Add pictures with the Picture button.";

/** Word writes the entries of lists as paragraphs with their markers. */
function arrangeWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const entry of body.querySelectorAll("p[style*='mso-list']")) {
    const level = Number(
      /mso-list:[^;"]* level(\d)/.exec(entry.outerHTML)?.[1],
    );
    if (!level) continue;
    const marker = entry.querySelector("[style*='mso-list:Ignore' i]");
    const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    const isNext = lists[0]?.nextElementSibling === entry;
    lists = isNext ? lists.slice(0, level) : [];
    while (lists.length < level) {
      const list = document.createElement(isNumbered ? "ol" : "ul");
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else entry.before(list);
      lists.push(list);
    }
    const item = document.createElement("li");
    item.append(...entry.childNodes);
    lists.at(-1)?.append(item);
    entry.remove();
  }
}

/** Splits merged cells, so that every other cell stays in its column. */
function splitCells({ rows }: HTMLTableElement): void {
  for (const row of rows)
    for (const cell of row.cells) {
      const { cellIndex, colSpan, rowSpan } = cell;
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
      const empty = (count: number) =>
        Array.from({ length: count }, () => document.createElement("td"));
      cell.after(...empty(colSpan - 1));
      for (let below = 1; below < rowSpan; below += 1) {
        const other = rows[row.rowIndex + below];
        const next = other?.cells[cellIndex];
        if (next) next.before(...empty(colSpan));
        else other?.append(...empty(colSpan));
      }
    }
}

/** Reduces headings to the two levels below the title. */
function withTwoLevels(html: string): string {
  const top = /<h1/i.test(html) ? 1 : 2;
  return html.replace(
    /(<\/?h)([1-6])\b/gi,
    (_, tag: string, level: string) => tag + (Number(level) > top ? 3 : 2),
  );
}

/** Arranges a text from Word, Google Docs or a web page for the schema. */
export function cleanPasted(html: string): {
  html: string;
  /** A sentence about what was left out; empty if nothing was. */
  notice: string;
} {
  // What was copied in the editor itself is as it should be.
  if (html.includes("data-pm-slice")) return { html, notice: "" };
  const body = bodyOf(withTwoLevels(html).replace(/&nbsp;|\u00a0/g, " "));
  const notice = body.querySelector(`${unwanted}, ${reduced}`) ? leftOut : "";
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  for (const bold of body.querySelectorAll(":is(h2, h3) :is(b, strong)"))
    bold.replaceWith(...bold.childNodes);
  arrangeWordLists(body);
  for (const table of body.querySelectorAll("table")) {
    splitCells(table);
    // The first row of a table without headings has its headings.
    if (!table.querySelector("th"))
      for (const cell of [...(table.rows[0]?.cells ?? [])]) {
        const heading = document.createElement("th");
        heading.append(...cell.childNodes);
        cell.replaceWith(heading);
      }
  }
  return { html: body.innerHTML, notice };
}
