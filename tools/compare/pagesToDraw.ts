import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPageData } from "../pageData";

/** What a visitor opens on a page before its picture is taken. */
export interface PageState {
  /** Width of the window in px, and the state's name: "390 menu". */
  readonly name: string;
  /** The control to click, and what it shows; none for the page as it is. */
  readonly click?: string;
  readonly shows?: string;
}

/** States of the header, which is the same on every page. */
const ofHeader: readonly PageState[] = [
  { name: "390 menu", click: "header [aria-controls]", shows: "nav" },
  { name: "390 search", click: "header [aria-haspopup]", shows: "dialog" },
];

/** States of the pages whose HTML has a part. */
const ofParts: readonly (PageState & { readonly part: RegExp })[] = [
  {
    part: /<h3[^>]*><button[^>]*aria-expanded="false"/,
    name: "390 question",
    click: "main h3 [aria-expanded=false]",
    shows: "main h3 [aria-expanded=true]",
  },
  {
    part: /aria-labelledby="gallery"/,
    name: "1440 dialog",
    click: "[aria-labelledby=gallery] button >> nth=-1",
    shows: "dialog img",
  },
  {
    part: /<textarea/,
    name: "390 errors",
    click: "main form [type=submit]",
    shows: "[aria-invalid=true]",
  },
];

/** Each tab open, on a phone and on a desktop. */
const tabStates = (html: string): PageState[] =>
  ["390", "1440"].flatMap((width) =>
    [...html.matchAll(/role="tab"/g)].map((_, index) => ({
      name: `${width} tab-${index + 1}`,
      click: `[role=tab] >> nth=${index}`,
      shows: "[role=tabpanel]",
    })),
  );

/** A picture of a page in all views takes some seconds. There are fewer components than this. */
const mostPages = 30;

/**
 * One page of each component, and pages whose documents differ, with their states.
 *
 * @param changed Documents that differ.
 */
export function pagesToDraw(site: string, changed: readonly string[]) {
  const pages = readPageData(site);
  // Of each component the first page.
  const examples = new Map(
    pages.toReversed().map((page) => [page.componentChunkName, page]),
  );
  const others = pages.filter(({ htmlFile }) =>
    changed.includes(htmlFile.slice(1)),
  );
  return [...new Set([...examples.values(), ...others])]
    .slice(0, mostPages)
    .map(({ path, htmlFile }) => {
      const html = readFileSync(join(site, htmlFile), "utf8");
      return {
        path,
        states: [
          ...(path === "/" ? ofHeader : []),
          ...tabStates(html),
          ...ofParts.filter(({ part }) => part.test(html)),
        ],
      };
    });
}
