import { siteUrl } from "../../../../src/common/siteUrl";
import type { BrokenCase } from "../../../support/broken/brokenCase";
import { editCases, setCases } from "./editCases";

const noPaths = [
  "/../outside",
  "/old/..",
  "/./old",
  "/old\\page",
  "/old%20page",
  "/old?page=1",
  "/old#part",
  "/old page",
  "/old/",
  `/${"long".repeat(60)}`,
];

const taken = [
  "/about",
  "/About",
  "/article/events-1",
  "/news-articles/Blogs/2",
  "/favicon.ICO",
  "/feed.xml",
  "/.well-known/security.txt",
  "/events/events-1.ics",
];

const takenFolders = [
  "/static",
  "/Admin",
  "/404",
  "/feed.xml",
  "/events/events-1.ics",
];

const indexes = ["/index.html", "/about/index.html", "/About/INDEX.html"];

const isTaken = (address: string) =>
  `The site has a page or a file at "${address}"`;

/** The start of a redirect, part of the message, part of the remedy. */
const starts: readonly (readonly [string, string, string])[] = [
  ...noPaths.map((from) => [from, "is not a path", "at most 200"] as const),
  ...taken.map((from) => [from, isTaken(from), "Remove the entry"] as const),
  ...takenFolders.map(
    (from) => [`${from}/below`, isTaken(from), "Remove the entry"] as const,
  ),
  ...indexes.map(
    (from) => [from, `itself redirects "${from}"`, "Remove the entry"] as const,
  ),
  ["/Old/index.html", 'redirects "/Old/index.html" to "/Old"', 'Write "/Old"'],
];

/** Redirects that would hide a page, replace a file or come back to their start. */
export const redirectCases: readonly BrokenCase[] = [
  ...setCases("redirects.json", "[0].from", starts),
  ...editCases("redirects.json", [
    [
      { "news/news-1.json draft": true, "[0].from": "/article/news-1" },
      'The item at "/article/news-1" is a draft or not online yet',
      "Remove the entry, or rename the item",
    ],
    [
      {
        "[1]": { from: "/two", to: "link-1" },
        "site.json links[1].address": `${siteUrl()}/three/index.html`,
        "[2]": { from: "/three", to: `${siteUrl()}/one#part` },
        "[0].from": "/one",
        "[0].to": `${siteUrl()}/Two/?a=b`,
      },
      "leads back to its own address: /one, /two, /three, /one",
      "Write the address of a page",
    ],
  ]),
];
