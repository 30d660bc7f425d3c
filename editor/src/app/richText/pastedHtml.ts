import { isAllowedAddress } from "./extensions";
import { bodyOf, withCaptions } from "./htmlBlocks";

/** Things that a text cannot have: removed, or reduced to their words. */
const unwanted: readonly {
  readonly selector: string;
  readonly words: string;
  readonly keepsWords?: boolean;
}[] = [
  {
    selector: "img, svg, picture, v\\:shape",
    words: "pictures (put them in with the Picture button)",
  },
  {
    selector: "iframe, video, audio, object, embed",
    words: "videos and sound",
  },
  { selector: "input, select, textarea, button", words: "parts of forms" },
  {
    selector:
      "[href^='#_ftn'], [href^='#_edn'], [style*='mso-element:footnote'], [style*='mso-element:endnote']",
    words: "footnotes",
  },
  {
    selector: ".MsoCommentReference, [style*='mso-element:comment']",
    words: "comments",
  },
  { selector: "u, ins", words: "underlining", keepsWords: true },
  { selector: "s, strike, del", words: "struck-out lines", keepsWords: true },
  {
    selector: "[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])",
    words: "merged cells",
    keepsWords: true,
  },
];

/** Colours that every word processor writes where none was chosen. */
const noColour =
  /^(|inherit|initial|currentcolor|transparent|windowtext|white|black|#0{3,6}|#f{3,6}|rgba?\((0, ?0, ?0|255, ?255, ?255)(, ?[\d.]+)?\))$/i;

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
  for (const entry of body.querySelectorAll<HTMLElement>(
    "p[style*='mso-list']",
  )) {
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
    for (const part of heading.querySelectorAll<HTMLElement>("b, strong, span"))
      part.replaceWith(...part.childNodes);
    rename(heading, heading.matches(top) ? "h2" : "h3");
  }
}

function arrangeTables(body: HTMLElement): void {
  for (const { rows, tHead } of withCaptions(body).querySelectorAll("table")) {
    const hasHeadings = [...rows].some((row) => row.querySelector("th"));
    if (!hasHeadings && !tHead)
      for (const cell of [...(rows[0]?.cells ?? [])]) rename(cell, "th");
  }
}

/** Removes what a text cannot have. Returns the removed things in words. */
function dropUnwanted(body: HTMLElement): string[] {
  const removed = unwanted.flatMap(({ selector, words: what, keepsWords }) => {
    const found = [...body.querySelectorAll(selector)];
    for (const element of found)
      if (!keepsWords) element.remove();
      else if (element.matches("td, th")) {
        element.removeAttribute("colspan");
        element.removeAttribute("rowspan");
      } else element.replaceWith(...element.childNodes);
    return found.length > 0 ? [what] : [];
  });
  const hasColours = [...body.querySelectorAll<HTMLElement>("[style]")].some(
    (element) =>
      !element.closest("a") &&
      [element.style.color, element.style.backgroundColor].some(
        (colour) => !noColour.test(colour),
      ),
  );
  const leadsNowhere = [...body.querySelectorAll("a[href]")].filter(
    (link) => !isAllowedAddress(link.getAttribute("href") ?? ""),
  );
  for (const link of leadsNowhere) link.replaceWith(...link.childNodes);
  return [
    ...removed,
    ...(hasColours ? ["colours"] : []),
    ...(leadsNowhere.length > 0
      ? ["links whose addresses do not begin with https:"]
      : []),
  ];
}

/** Cleans a text from Word, Google Docs or a web page. */
export function cleanPasted(html: string): {
  html: string;
  /** A sentence that names what was left out; empty if nothing was. */
  notice: string;
} {
  // What was copied in the editor itself is as it should be.
  if (html.includes("data-pm-slice")) return { html, notice: "" };
  const body = bodyOf(html.replace(/&nbsp;|\u00a0/g, " "));
  for (const wrapper of body.querySelectorAll("b[id^='docs-internal-guid']"))
    wrapper.replaceWith(...wrapper.childNodes);
  const dropped = dropUnwanted(body);
  arrangeWordLists(body);
  for (const quote of body.querySelectorAll("p[class*='Quote']"))
    rename(quote, "blockquote");
  arrangeHeadings(body);
  arrangeTables(body);
  for (const empty of body.querySelectorAll("p, body > br"))
    if (empty.textContent?.trim() === "") empty.remove();
  return {
    html: body.innerHTML,
    notice:
      dropped.length > 0
        ? `Left out of what you pasted: ${dropped.join(", ")}.`
        : "",
  };
}
