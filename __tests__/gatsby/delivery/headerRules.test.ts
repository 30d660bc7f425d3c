import {
  headerRules,
  headersOf,
} from "../../../src/gatsby/delivery/headerRules";
import {
  maxRedirects,
  writeHeadersFile,
  writeRedirectsFile,
} from "../../../src/gatsby/delivery/hostFiles";

const files = [
  "index.html",
  "app-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js.map",
  "fonts/figtree-400-600-0123abcd.woff2",
  "pagefind/pagefind.js",
];
const rules = headerRules("default-src 'none'", files);

const forAYear = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

test.each([
  ["/static/abc/photo.webp", forAYear],
  ["/app-0123456789abcdef0123.js", forAYear],
  ["/fonts/figtree-400-600-0123abcd.woff2", forAYear],
  ["/", revalidated],
  ["/about", revalidated],
  ["/page-data/about/page-data.json", revalidated],
  ["/pagefind/pagefind.js", revalidated],
  ["/app-0123456789abcdef0123.js.map", revalidated],
])("%s is cached: %s", (path, caching) => {
  expect(headersOf(rules, path)["Cache-Control"]).toBe(caching);
});

/** A setting of GATSBY_SITE_HSTS. */
const longer = "max-age=63072000; includeSubDomains; preload";

test.each([
  [{}, "max-age=31536000", undefined],
  [{ GATSBY_SITE_HSTS: longer }, longer, undefined],
  [{ GATSBY_SITE_PREVIEW: "true" }, "max-age=31536000", "noindex"],
])(
  "with %j browsers insist on HTTPS for %s, and robots read: %s",
  (variables, ...expected) => {
    jest.replaceProperty(process, "env", { ...process.env, ...variables });
    const headers = headersOf(headerRules("", files), "/about");
    expect([
      headers["Strict-Transport-Security"],
      headers["X-Robots-Tag"],
    ]).toEqual(expected);
  },
);

test("_redirects has a line for each address, and for those with a slash while Cloudflare takes more", () => {
  const moved = Array.from({ length: 1500 }, (_, n) => ({
    from: `/old-${n}`,
    to: "/",
  }));
  const lines = (count: number) =>
    writeRedirectsFile(moved.slice(0, count)).trim().split("\n");
  expect(lines(1)).toEqual(["/old-0 / 301", "/old-0/ / 301"]);
  expect(lines(1500)).toHaveLength(maxRedirects);
  expect(lines(1500).slice(0, 1500).join()).not.toContain("/ / 301");
});

test("_headers replaces a header, has one rule for each path, and includes the fonts", () => {
  const text = writeHeadersFile(headerRules("", files));
  expect(text).toContain(
    "/social/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
  );
  const paths = text.split("\n").filter((line) => line.startsWith("/"));
  // Of several rules for one path, Cloudflare takes the last.
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/fonts/figtree-400-600-0123abcd.woff2");
});
