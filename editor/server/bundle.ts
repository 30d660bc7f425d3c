import path from "node:path";
import { build } from "esbuild";

export const appFolder = path.join(__dirname, "../src/app");

/** Bundles the app for browsers. */
export async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(appFolder, "main.tsx")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
