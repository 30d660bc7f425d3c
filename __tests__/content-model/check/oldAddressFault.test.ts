import { oldAddressFault } from "../../../src/content-model/check/acrossFiles/oldAddressFault";

test.each([
  "/article/news-old",
  "/v1.2/offer",
  "/index.php/about",
  "/news-articles/blogs/9",
])("%s can be sent on", (from) => {
  expect(oldAddressFault(from, new Set())).toBeUndefined();
});

test.each([
  "/brochure.pdf",
  "/brochure.pdf/old",
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
  expect(oldAddressFault(from, new Set())?.remedy).toMatch(/^(Remove|Write) /);
});
