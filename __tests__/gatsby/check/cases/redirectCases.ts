import { siteUrl } from "../../../../src/gatsby/discovery/siteUrl";
import type { BrokenCase } from "../../../support/broken/brokenCase";
import { setCases } from "./editCases";

const startCases = (
  addresses: readonly string[],
  message: (address: string) => string,
  remedy: string,
) =>
  addresses.flatMap((address) =>
    setCases("redirects.json", "[0].from", [
      [address, message(address), remedy],
    ]),
  );

/** Redirects that would hide a page, replace a file or come back to their start. */
export const redirectCases: readonly BrokenCase[] = [
  ...startCases(
    [
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
    ],
    () => "is not a path",
    "Write a path of at most 200",
  ),
  ...startCases(
    [
      "/about",
      "/About",
      "/article/events-1",
      "/news-articles/Blogs/2",
      "/brochure.pdf",
      "/favicon.ICO",
      "/feed.xml",
      "/.well-known/security.txt",
      "/events/events-1.ics",
    ],
    (address) => `The site has a page or a file at "${address}"`,
    "Remove the entry",
  ),
  ...["/static", "/Admin", "/404", "/feed.xml", "/events/events-1.ics"].flatMap(
    (part) =>
      startCases(
        [`${part}/below`],
        () => `The site has a page or a file at "${part}"`,
        "Remove the entry",
      ),
  ),
  ...startCases(
    ["/index.html", "/about/index.html", "/About/INDEX.html"],
    (address) => `The site itself redirects "${address}"`,
    "Remove the entry",
  ),
  ...startCases(
    ["/Old/index.html"],
    () => 'The site itself redirects "/Old/index.html" to "/Old"',
    'Write "/Old"',
  ),
  {
    file: "redirects.json",
    edit: [
      { set: "draft", to: true, in: "news/news-1.json" },
      { set: "[0].from", to: "/article/news-1" },
    ],
    message: 'The item at "/article/news-1" is a draft or not online yet',
    remedy: "Remove the entry, or rename the item",
  },
  {
    file: "redirects.json",
    edit: [
      { set: "[0]", to: { from: "/one", to: `${siteUrl()}/Two/?a=b` } },
      { set: "[1]", to: { from: "/two", to: "link-1" } },
      { set: "[2]", to: { from: "/three", to: `${siteUrl()}/one#part` } },
      {
        set: "links[1].address",
        to: `${siteUrl()}/three/index.html`,
        in: "site.json",
      },
    ],
    field: "[0].to",
    message: "leads back to its own address: /one, /two, /three, /one",
    remedy: "Write the address of a page",
  },
];
