import { oldAddressFault } from "../../../../src/gatsby/check/acrossFiles/oldAddressFault";
import { testBrokenContent } from "../../../support/broken/testBrokenContent";

const context = {
  internalPaths: new Set<string>(),
  hasStaticFile: (address: string) =>
    ["/brochure.pdf", "/icon-192.png"].includes(address),
};

test.each([
  "/article/news-old",
  "/v1.2/offer",
  "/index.php/about",
  "/news-articles/blogs/9",
])("%s can be sent on", (from) => {
  expect(oldAddressFault(from, context)).toBeUndefined();
});

test.each([
  "/brochure.pdf",
  "/brochure.pdf/old",
  "/icon-192.png/old",
  "/index.html",
  "/404",
  "/404.html",
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/favicon.ico",
  "/static",
  "/Static/old",
  "/page-data",
  "/_redirects",
  "/_gatsby/image",
  "/~partytown",
  "/admin",
  "/social/home.png",
  "/old/offer.html",
  "/..",
  "/.",
  "/../x",
  "/old/./x",
  "/news-articles/news",
])("%s cannot be sent on, and the remedy says what to do", (from) => {
  expect(oldAddressFault(from, context)?.remedy).toMatch(/^(Remove|Write) /);
});

testBrokenContent([
  {
    fault: "address sent on from a file of the site",
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/brochure.pdf", "to": "/contact" }\n]\n' },
    field: "[0].from",
    message: 'The site keeps files of its own at "/brochure.pdf"',
    remedy: "Remove the entry",
  },
  {
    fault: "address sent on from a file",
    file: "redirects.json",
    edit: {
      write: '[\n  { "from": "/old/offer.html", "to": "/contact" }\n]\n',
    },
    field: "[0].from",
    message: "is that of a file: its last part has a dot",
    remedy: ["Remove the entry", "/article/news-old"],
  },
  {
    fault: "address sent on from a folder of the site",
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/social/home", "to": "/contact" }\n]\n' },
    field: "[0].from",
    message: 'The site keeps files of its own at "/social"',
    remedy: "Remove the entry",
  },
  {
    fault: "address sent on from a name of the host",
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/_redirects", "to": "/contact" }\n]\n' },
    field: "[0].from",
    message: 'The site keeps files of its own at "/_redirects"',
    remedy: "Remove the entry",
  },
  {
    fault: "address sent on from a page",
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/about", "to": "/contact" }\n]\n' },
    field: "[0].from",
    message: 'The site has a page at "/about"',
    remedy: "Remove the entry",
  },
  {
    fault: "address sent on from an archive",
    file: "redirects.json",
    edit: {
      write: '[\n  { "from": "/news-articles/blogs", "to": "/contact" }\n]\n',
    },
    field: "[0].from",
    message: 'The site has a page at "/news-articles/blogs"',
    remedy: "Remove the entry",
  },
  {
    fault: "address sent on that climbs out",
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/../x", "to": "/contact" }\n]\n' },
    field: "[0].from",
    message: "has a part of dots only",
    remedy: "Write the old address in full",
  },
]);
