import { cpSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What builds, the development server and the editor read. */
const parts =
  /^(content|src|static|tools|package(-lock)?\.json|tsconfig\.json|gatsby-.*\.tsx?)$/;

/**
 * Copies the whole site into an empty folder, with the installed packages of this one: what is run there changes
 * nothing here.
 */
export function copySite(to: string): void {
  for (const name of readdirSync(".").filter((file) => parts.test(file)))
    cpSync(name, path.join(to, name), { recursive: true });
  symlinkSync(
    path.resolve("node_modules"),
    path.join(to, "node_modules"),
    "junction",
  );
}
