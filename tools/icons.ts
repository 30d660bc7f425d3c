/**
 * Writes src/site/ui/iconPaths.ts: path data taken from @mui/icons-material, so that the package itself never reaches
 * the browser. Run: npm run icons
 */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { iconPaths } from "./iconPaths";

async function writeIcons(): Promise<void> {
  const source = Object.entries(iconPaths())
    .map(([name, data]) => `export const ${name} = "${data}";`)
    .join("\n");
  writeFileSync(
    "src/site/ui/iconPaths.ts",
    await format(`// Written by tools/icons.ts; do not edit.\n${source}`, {
      parser: "typescript",
    }),
  );
}

void writeIcons();
