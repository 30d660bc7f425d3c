import {
  headersFile,
  nginxHeaders,
} from "../../../src/gatsby/delivery/headers";

test("_headers lists the files that browsers keep for a year", () => {
  const text = headersFile("default-src 'none'", [
    "about/index.html",
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.map",
    "fonts/figtree-400-600-0123abcd.woff2",
    "pagefind/pagefind.js",
    "static/photo.webp",
  ]);
  expect(text).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'/,
  );
  expect(text.match(/^\/.*$/gm)).toEqual([
    "/*",
    "/static/*",
    "/app-0123456789abcdef0123.js",
    "/fonts/figtree-400-600-0123abcd.woff2",
  ]);
});

test("nginx sends the policy and one Cache-Control", () => {
  const text = nginxHeaders("default-src 'none'");
  expect(text).toContain(
    `add_header Content-Security-Policy "default-src 'none'" always;`,
  );
  expect(text.match(/add_header Cache-Control/g)).toHaveLength(1);
  expect(text).toContain('"^/(static/.*|.*-[0-9a-f]{8,}\\\\.(css|js|woff2))$"');
});
