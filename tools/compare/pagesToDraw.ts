import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPageData } from "../pageData";

/** What a visitor does on a page before its picture is taken. */
export interface PageState {
  /** Width of the window in px, and the state's name: "390 menu". */
  readonly name: string;
  /** Controls to click, and fields to fill with a text. */
  readonly steps: readonly (string | readonly [field: string, text: string])[];
  /** What the last step shows. */
  readonly shows: string;
}

/** States of the header, which is the same on every page. */
const ofHeader: readonly PageState[] = [
  { name: "390 menu", steps: ["header [aria-controls]"], shows: "nav" },
  {
    name: "390 search",
    steps: ["header [aria-haspopup=dialog]", ["[type=search]", "mentor"]],
    shows: "dialog ol li",
  },
];

/** The state of a page with the first control that is found in its HTML. */
const ofParts: readonly (readonly [part: RegExp, state: PageState])[] = [
  [
    /<h3[^>]*><button[^>]*aria-expanded="false"/,
    {
      name: "390 question",
      steps: ["main h3 [aria-expanded=false]"],
      shows: "main h3 [aria-expanded=true]",
    },
  ],
  [
    /aria-labelledby="gallery"/,
    {
      name: "1440 dialog",
      steps: ["[aria-labelledby=gallery] button >> nth=-1"],
      shows: "dialog img",
    },
  ],
  [
    /<textarea/,
    {
      name: "390 errors",
      steps: ["main form [type=submit]"],
      shows: "[aria-invalid=true]",
    },
  ],
];

/** Each tab open, on a phone and on a desktop. */
const tabStates = (html: string): PageState[] =>
  ["390", "1440"].flatMap((width) =>
    [...html.matchAll(/role="tab"/g)].map((_, index) => ({
      name: `${width} tab-${index + 1}`,
      steps: [`[role=tab] >> nth=${index}`],
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
      const ofPage = ofParts.filter(([part]) => part.test(html));
      return {
        path,
        states: [
          ...(path === "/" ? ofHeader : []),
          ...tabStates(html),
          ...ofPage.map(([, state]) => state),
        ],
      };
    });
}
