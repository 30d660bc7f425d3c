import {
  headerRules,
  headersOf,
  type HeaderRule,
} from "../../../src/gatsby/delivery/headerRules";
import {
  headersFile,
  nginxHeaders,
} from "../../../src/gatsby/delivery/writeHeaders";

const rules = headerRules("default-src 'none'", [
  "index.html",
  "app-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js.map",
  "fonts/figtree-400-600-0123abcd.woff2",
  "pagefind/pagefind.js",
]);

const forAYear = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

test.each([
  ["/static/abc/photo.webp", forAYear],
  ["/app-0123456789abcdef0123.js", forAYear],
  ["/fonts/figtree-400-600-0123abcd.woff2", forAYear],
  ["/about", revalidated],
  ["/pagefind/pagefind.js", revalidated],
  ["/app-0123456789abcdef0123.js.map", revalidated],
])("%s is cached: %s", (address, caching) => {
  const headers = headersOf(rules, address);
  expect(headers["Cache-Control"]).toBe(caching);
  expect(headers["Content-Security-Policy"]).toBe("default-src 'none'");
});

/** Rules in which a later one overrides the first. */
const overridden: readonly HeaderRule[] = [
  { paths: ["/*"], headers: { "X-One": "1", "X-Two": '"2"' } },
  { paths: ["/a.b", "/admin/*"], headers: { "X-One": "3" } },
];

test("_headers removes a header before it sets it again", () => {
  expect(headersFile(overridden)).toBe(
    '/*\n  X-One: 1\n  X-Two: "2"\n\n/a.b\n  ! X-One\n  X-One: 3\n\n/admin/*\n  ! X-One\n  X-One: 3\n',
  );
});

test("nginx sets each header of an address once", () => {
  const text = nginxHeaders(overridden);
  expect(text).toContain(
    'set $website_x_two "\\"2\\"";\nif ($uri ~ "^(/a\\\\.b|/admin/.*)$") {\nset $website_x_one "3";\n}\n',
  );
  expect(text.match(/add_header X-One \$website_x_one always;/g)).toHaveLength(
    1,
  );
});
