import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPageData } from "./pageData";

/** Removes the code of earlier builds, which Gatsby leaves in public. Call before Gatsby, which writes all code again. */
export function removeOldCode(): void {
  if (!existsSync("public")) return;
  for (const name of readdirSync("public"))
    if (/\.js(\.|$)/.test(name)) rmSync(join("public", name));
}

/** Removes results of static queries that no page asks for any longer. Call after Gatsby, which keeps them. */
export function removeOldQueryResults(): void {
  const used = new Set(
    readPageData("public").flatMap(
      ({ staticQueryHashes }) => staticQueryHashes,
    ),
  );
  const results = "public/page-data/sq/d";
  for (const name of readdirSync(results))
    if (!used.has(name.split(".")[0] ?? "")) rmSync(join(results, name));
}
