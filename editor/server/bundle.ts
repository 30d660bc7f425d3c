import path from "node:path";
import { build } from "esbuild";

export const appFolder = path.join(__dirname, "../src/app");

/** Bundles the app for browsers; returns its script and its style sheet. */
export async function bundleApp(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [path.join(appFolder, "main.tsx")],
    outfile: "editor.js",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const text = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  return { script: text(".js"), style: text(".css") };
}
