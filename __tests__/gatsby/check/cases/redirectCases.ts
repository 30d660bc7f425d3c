import { hubPath } from "../../../../src/common/routes";
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
  "/document-1",
  "/Document-1",
  ...(hubPath ? [`${hubPath}/Blogs/2`] : []),
  "/favicon.ICO",
  "/feed.xml",
  "/.well-known/security.txt",
  "/events/events-1.ics",
  "/index.html",
  "/document-1/index.html",
  "/Old/INDEX.html",
];

const takenFolders = [
  "/static",
  "/Admin",
  "/404",
  "/feed.xml",
  "/events/events-1.ics",
];

const isTaken = (address: string) =>
  `The site itself uses the address "${address}"`;

/** The start of a redirect, part of the message, part of the remedy. */
const starts: readonly (readonly [string, string, string])[] = [
  ...noPaths.map((from) => [from, "path of at most 200", "such as /"] as const),
  ...taken.map((from) => [from, isTaken(from), "Remove the entry"] as const),
  ...takenFolders.map(
    (from) => [`${from}/below`, isTaken(from), "Remove the entry"] as const,
  ),
];

/** Redirects that would hide a page, replace a file or come back to their start. */
export const redirectCases: readonly BrokenCase[] = [
  ...setCases("redirects.json", "[0].from", starts),
  ...setCases("redirects.json", "[0].to", [
    [`${siteUrl()}/one#part`, "names the site's own host", "the path alone"],
  ]),
  ...editCases("redirects.json", [
    [
      { "news/news-1.json draft": true, "[0].from": "/article/news-1" },
      isTaken("/article/news-1"),
      "Remove the entry",
    ],
    [
      { "site.json links[1].address": siteUrl(), "[0].to": "link-1" },
      'to "link-1" names the site\'s own host',
      "Write the path alone",
    ],
  ]),
];
