import { buildSync } from "esbuild";
import { readFileSync } from "node:fs";
import path from "node:path";

const style = readFileSync(path.join(__dirname, "page/editor.css"), "utf8");

/** The page that holds the editor; search engines are asked to leave it alone. */
export const editorHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Content editor</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <script src="/admin/editor.js"></script>
  </body>
</html>
`;

/** The page's script: Decap CMS, and what starts it with our forms. */
export function editorScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "page/start.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    jsx: "automatic",
    // Decap CMS loads it to shrink pictures, which is not switched on.
    external: ["@jsquash/webp"],
  });
  return outputFiles[0]?.text ?? "";
}
