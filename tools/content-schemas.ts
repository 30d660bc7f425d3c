import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { schemaFiles } from "../src/gatsby/model/schemaFiles";
import { reportAndFail } from "./report";

/**
 * `npm run content:schemas`: writes the JSON Schemas that editors use while
 * content is typed, from the content model.
 */
async function main(): Promise<void> {
  const files = await schemaFiles();
  mkdirSync("content/schemas", { recursive: true });
  for (const name of readdirSync("content/schemas")) {
    const file = `content/schemas/${name}`;
    if (!files.some((generated) => generated.path === file)) rmSync(file);
  }
  for (const { path: file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${files.length} files written.`);
}

main().catch(reportAndFail);
