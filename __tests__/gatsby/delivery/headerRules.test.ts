import {
  headerRules,
  headersOf,
} from "../../../src/gatsby/delivery/headerRules";
import { writeHeadersFile } from "../../../src/gatsby/delivery/hostFiles";

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

test("the editor has its own policy if the build includes it", () => {
  const policyOf = (path: string, built: readonly string[]) =>
    headersOf(headerRules("default-src 'none'", built), path)[
      "Content-Security-Policy"
    ];
  for (const path of ["/admin", "/admin/index.html"]) {
    const policy = policyOf(path, ["admin/index.html"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src");
    expect(policyOf(path, files)).toBe("default-src 'none'");
  }
  expect(policyOf("/about", ["admin/index.html"])).toBe("default-src 'none'");
});

test("_headers replaces a header, keeps to Cloudflare's limit of 100 rules and includes the fonts", () => {
  const scripts = Array.from(
    { length: 300 },
    (_, n) => `chunk-${String(n).padStart(8, "0")}.js`,
  );
  const text = writeHeadersFile(headerRules("", [...scripts, ...files]));
  expect(text).toContain(
    "/social/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
  );
  const paths = text.split("\n").filter((line) => line.startsWith("/"));
  expect(paths).toHaveLength(100);
  // Of several rules for one path, Cloudflare takes the last.
  expect(new Set(paths).size).toBe(100);
  expect(paths).toContain("/fonts/figtree-400-600-0123abcd.woff2");
});
