import { bodyOf, withCaptions } from "./htmlBlocks";

/** What is left out and named; of other markup the schema keeps the words alone. */
const unwanted = {
  "pictures (put them in with the Picture button)":
    "img, svg, picture, v\\:shape",
  footnotes:
    "[href^='#_ftn'], [href^='#_edn'], [style*='mso-element:footnote'], [style*='mso-element:endnote']",
  comments: ".MsoCommentReference, [style*='mso-element:comment']",
  "parts of forms": "input, select, textarea, button",
  videos: "iframe, video, object, embed",
} as const;

/** What loses its markup, which is named, and keeps its words. */
const reduced = {
  "links to addresses without https:":
    "a[href]:not([href^='https:'], [href^='mailto:'], [href^='tel:'], [href^='/'], [href^='#'])",
  "merged cells": "[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])",
} as const;

function rename(
  element: Element,
  tag: "blockquote" | "h2" | "h3" | "th",
): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word writes the entries of lists as paragraphs with their markers. */
function arrangeWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const entry of body.querySelectorAll("p[style*='mso-list']")) {
    const [, level] =
      /mso-list:\s*\w+ level(\d)/.exec(entry.getAttribute("style") ?? "") ?? [];
    if (!level) continue;
    const marker = entry.querySelector("[style*='mso-list:Ignore' i]");
    const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    if (lists[0]?.nextElementSibling !== entry) lists = [];
    lists = lists.slice(0, Number(level));
    while (lists.length < Number(level)) {
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

/** Reduces headings to the two levels below the title. */
function arrangeHeadings(body: HTMLElement): void {
  const top = body.querySelector("h1, p.MsoTitle") ? "h1, p.MsoTitle" : "h2";
  for (const heading of body.querySelectorAll(
    "h1, h2, h3, h4, h5, h6, p.MsoTitle",
  )) {
    for (const part of heading.querySelectorAll("b, strong"))
      part.replaceWith(...part.childNodes);
    rename(heading, heading.matches(top) ? "h2" : "h3");
  }
}

/** The first row of a table without headings has its headings. */
function arrangeTables(body: HTMLElement): void {
  for (const table of withCaptions(body).querySelectorAll("table"))
    if (!table.querySelector("th"))
      for (const cell of [...(table.rows[0]?.cells ?? [])]) rename(cell, "th");
  // The site's tables have no merged cells.
  for (const cell of body.querySelectorAll("td, th")) {
    cell.removeAttribute("colspan");
    cell.removeAttribute("rowspan");
  }
}

/** Arranges a text from Word, Google Docs or a web page for the schema. */
export function cleanPasted(html: string): {
  html: string;
  /** A sentence that names what was left out; empty if nothing was. */
  notice: string;
} {
  // What was copied in the editor itself is as it should be.
  if (html.includes("data-pm-slice")) return { html, notice: "" };
  const body = bodyOf(html.replace(/&nbsp;|\u00a0/g, " "));
  // Google Docs puts its texts into a bold element.
  for (const wrapper of body.querySelectorAll("b[id^='docs-internal-guid']"))
    wrapper.replaceWith(...wrapper.childNodes);
  const left = Object.entries({ ...unwanted, ...reduced })
    .filter(([, selector]) => body.querySelector(selector))
    .map(([words]) => words);
  for (const element of body.querySelectorAll(Object.values(unwanted).join()))
    element.remove();
  arrangeWordLists(body);
  for (const quote of body.querySelectorAll("p[class*='Quote']"))
    rename(quote, "blockquote");
  arrangeHeadings(body);
  arrangeTables(body);
  for (const blank of body.querySelectorAll("p, body > br"))
    if (blank.textContent?.trim() === "") blank.remove();
  return {
    html: body.innerHTML,
    notice: left.length > 0 ? `Left out: ${left.join(", ")}.` : "",
  };
}
