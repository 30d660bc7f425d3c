/**
 * Writes src/site/ui/iconPaths.ts: path data taken from @mui/icons-material, so that the package itself never reaches
 * the browser. Run: npm run icons
 */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { iconPaths } from "./iconPaths";

const lines = Object.entries(iconPaths()).map(
  ([name, path]) => `export const ${name} = "${path}";`,
);
const source = `// Written by tools/icons.ts; do not edit.\n${lines.join("\n")}\n`;
void format(source, { parser: "typescript" }).then((text) =>
  writeFileSync("src/site/ui/iconPaths.ts", text),
);
