import Ajv from "ajv";
import standaloneCode from "ajv/dist/standalone";
import path from "node:path";
import { build } from "esbuild";
import { contentSchemas } from "./contentFolder";

export const appFolder = path.join(__dirname, "../src/app");

/** Code of a function for each type of content that validates a value, so that the browser compiles no schemas. */
function validatorsCode(): string {
  const code = { source: true, optimize: false };
  const options = { allErrors: true, strict: false, code };
  return standaloneCode(new Ajv({ ...options, schemas: contentSchemas() }));
}

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
    // Only the form library's own tests use it.
    external: ["@rjsf/validator-ajv8"],
    plugins: [
      {
        name: "validators",
        setup: ({ onLoad }) =>
          onLoad({ filter: /[/\\]validators\.ts$/ }, () => ({
            contents: validatorsCode(),
            loader: "js",
            resolveDir: __dirname,
          })),
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}
