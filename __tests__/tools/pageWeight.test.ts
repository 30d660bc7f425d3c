import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { weighPages } from "../../tools/budgets/pageWeight";

/** Text that gzip cannot shrink by much. */
const text = (bytes: number) => randomBytes(bytes / 2).toString("hex");

function built(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "weight-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

test("a page weighs what its HTML names and the chunks of its component, each once", () => {
  const root = built({
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: {
        app: ["app-1.js"],
        about: ["shared-2.js", "about-3.js"],
        home: ["home-4.js"],
      },
    }),
    "app-1.js": text(8000),
    "shared-2.js": text(4000),
    "about-3.js": text(2000),
    "home-4.js": text(50_000),
    "polyfill.js": text(50_000),
    "static/font.woff2": text(1000),
    "about/index.html": `<link rel="preload" as="font" href="/static/font.woff2"/>
      <script src="/polyfill.js" nomodule=""></script>
      <script src="/app-1.js" async=""></script>`,
    "page-data/about/page-data.json": JSON.stringify({
      path: "/about",
      componentChunkName: "about",
      staticQueryHashes: ["7"],
    }),
    "page-data/sq/d/7.json": text(3000),
  });

  const [about] = weighPages(root);
  expect(about?.path).toBe("/about");
  // Hexadecimal digits shrink to a little more than half.
  expect(about?.firstLoadJavaScript).toBeGreaterThan(7000);
  expect(about?.firstLoadJavaScript).toBeLessThan(9000);
  expect(about?.pageData).toBeGreaterThan(1500);
  expect(about?.cssAndFonts).toBe(1000);
});

test("a missing build is explained", () => {
  expect(() => weighPages(built({}))).toThrow("npm run build");
});
