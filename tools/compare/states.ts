import { tabs } from "../../content/pages/news-articles.json";
import { groups } from "../../content/pages/membership.json";

/** A control to click, or a field to fill with a text. */
type Step = string | readonly [field: string, text: string];

interface State {
  readonly steps: readonly Step[];
  /** What the last step shows. */
  readonly shows: string;
}

const eachTab = (path: string, all: readonly unknown[]) =>
  all.map((_, index): [string, State] => [
    `${path} tab-${index + 1}`,
    { steps: [`[role=tab] >> nth=${index}`], shows: "[role=tabpanel]" },
  ]);

const send = "main form [type=submit]";

/** States that a visitor brings about, by path, width in px and name. Texts may differ on the two sides. */
export const states: Readonly<Record<string, State>> = {
  ...Object.fromEntries([
    ...eachTab("/membership 390", groups),
    ...eachTab("/membership 1440", groups),
    ...eachTab("/news-articles 390", tabs),
    ...eachTab("/news-articles 1440", tabs),
  ]),
  "/ 390 menu": { steps: ["header [aria-controls]"], shows: "nav" },
  "/about 1440 dialog": {
    steps: ["[aria-labelledby=gallery] button >> nth=-1"],
    shows: "dialog img",
  },
  "/cohort 390 question": {
    steps: ["main h3 [aria-expanded=false]"],
    shows: "main h3 [aria-expanded=true]",
  },
  "/contact 390 errors": { steps: [send], shows: "[aria-invalid=true]" },
  "/contact 1440 toast": {
    steps: [
      ["[autocomplete=name]", "Asha Rao"],
      ["[type=email]", "asha@example.com"],
      ["main textarea", "Hello"],
      send,
    ],
    // With an icon, unlike the toast of a message on its way.
    shows: "[aria-live] :is(svg + p)",
  },
  "/ 390 search": {
    steps: ["header [aria-haspopup=dialog]", ["[type=search]", "mentor"]],
    shows: "dialog ol li",
  },
};
