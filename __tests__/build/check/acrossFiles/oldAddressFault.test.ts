import { oldAddressFault } from "../../../../src/build/check/acrossFiles/oldAddressFault";

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
