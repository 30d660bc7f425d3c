import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../src/gatsby/files/filesBelow";

/** Removes the code of earlier builds, which Gatsby leaves in public. Call before Gatsby, which writes all code again. */
export function removeOldCode(): void {
  if (!existsSync("public")) return;
  for (const name of readdirSync("public"))
    if (/\.js(\.|$)/.test(name)) rmSync(join("public", name));
}

/** Removes results of static queries that no page asks for any longer. Call after Gatsby, which keeps them. */
export function removeOldQueryResults(): void {
  const folder = "public/page-data";
  const used = new Set<string>();
  for (const file of filesBelow(folder)) {
    if (!file.endsWith("/page-data.json")) continue;
    const page = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
      staticQueryHashes: string[];
    };
    for (const hash of page.staticQueryHashes) used.add(hash);
  }
  const results = join(folder, "sq", "d");
  for (const name of readdirSync(results))
    if (!used.has(name.split(".")[0] ?? "")) rmSync(join(results, name));
}
