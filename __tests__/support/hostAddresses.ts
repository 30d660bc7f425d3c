/** Addresses of the small build of fakeBuild.ts, for every server that we write rules for. */

/** Addresses without a page or file that visitors may see. */
export const hiddenAddresses: readonly string[] = [
  "/nowhere",
  "/about/nowhere",
  "/static/nothing.webp",
  "/article/older",
  "/ABOUT",
  "/_headers",
  "/_redirects",
  "/_gatsby/slices/footer.html",
  "/.git/config",
  "/about/.htaccess",
  "/%2e%2e/deploy/nginx.conf",
  "/static/..%2f..%2fnginx/nginx.conf",
  "/%E0%A4%A",
  // A page has one address.
  "/404",
  "/404.html",
  "/index",
  "/about/index",
  "/about.html",
  "/about/index.html.gz",
  "/about%2f",
  "/about%2Findex.html",
  "/about%3Fa=b",
  "/%2felsewhere.example",
];

/** Addresses that redirect, as they are sent, and where they lead. A path has the host before it. */
export const movedAddresses: readonly (readonly [string, string])[] = [
  ["/about/", "/about"],
  ["/about///?plan=a&b=c", "/about?plan=a&b=c"],
  ["/about/?a=b?c=d", "/about?a=b?c=d"],
  ["/index.html", "/"],
  ["/index.html?a=b", "/?a=b"],
  ["/about/index.html?a=b/", "/about?a=b/"],
  ["/404/index.html", "/404"],
  ["//", "/"],
  ["//about", "/about"],
  ["/services//funding?a=//", "/services/funding?a=//"],
  // A location that browsers take for another site.
  ["//elsewhere.example/", "/elsewhere.example"],
  ["/%5celsewhere.example/", "/%5celsewhere.example"],
  ["/%5Celsewhere.example/index.html", "/%5Celsewhere.example"],
  ["/\\elsewhere.example/", "/\\elsewhere.example"],
  ["/%2felsewhere.example/", "/%2felsewhere.example"],
  ["/%2f%2felsewhere.example/", "/%2f%2felsewhere.example"],
  ["/%09/elsewhere.example/", "/%09/elsewhere.example"],
  // A location with another query or header.
  ["/about%3Fa=b/", "/about%3Fa=b"],
  ["/about%23part/", "/about%23part"],
  ["/about%0d%0aSet-Cookie:a=b/", "/about%0d%0aSet-Cookie:a=b"],
  // The build's redirects.
  ["/article/old?from=mail", "/article/new?from=mail"],
  ["/article/OLD/", "/article/new"],
  ["/article/old/index.html", "/article/old"],
  ["/old.html?a=b", "https://elsewhere.example.com/%241?%C3%A9&a=b"],
  ["/plan", "/membership?plan=1#prices"],
  ["/plan?utm=1?2", "/membership?plan=1&utm=1?2#prices"],
  ["/events-old?utm=x", "/news-articles?utm=x#events"],
  ["/write?utm=x", "mailto:hello@firm.example"],
];
