import { buildSync } from "esbuild";
import path from "node:path";

const style = `
  .refusal { max-width: 36rem; border: 0; border-radius: 4px; padding: 1.5rem 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; }
  .refusal::backdrop { background: rgb(0 0 0 / 50%); }
  .refusal h2 { margin: 0 0 1rem; font-size: 1.25rem; }
  .refusal ul { margin: 0 0 1rem; padding: 0; list-style: none; }
  .refusal li { border-left: 4px solid #b3261e; padding-left: 1rem; margin-bottom: 1rem; }
  .refusal p { margin: 0.25rem 0; }
  .refusal button { margin-top: 1rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 4px; background: #1b1b1b; color: #fff; font: inherit; cursor: pointer; }
`;

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
    // Decap CMS loads it to shrink pictures, which is not switched on.
    external: ["@jsquash/webp"],
  });
  return outputFiles[0]?.text ?? "";
}
