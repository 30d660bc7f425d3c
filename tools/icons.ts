/**
 * Writes src/site/ui/icons/ and iconPaths.ts: path data taken from @mui/icons-material, so that the package itself
 * never reaches the browser. One file an icon, so that a page loads those that it draws. Run: npm run icons
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { iconPaths } from "./iconPaths";

const ui = "src/site/ui";

async function write(file: string, lines: readonly string[]): Promise<void> {
  const source = ["// Written by tools/icons.ts; do not edit.", ...lines];
  const text = await format(source.join("\n"), { parser: "typescript" });
  writeFileSync(path.join(ui, file), text);
}

async function writeIcons(): Promise<void> {
  const icons = Object.entries(iconPaths());
  rmSync(path.join(ui, "icons"), { recursive: true, force: true });
  mkdirSync(path.join(ui, "icons"));
  for (const [name, data] of icons)
    await write(`icons/${name}.ts`, [`export const ${name} = "${data}";`]);
  await write(
    "iconPaths.ts",
    icons.map(([name]) => `export { ${name} } from "./icons/${name}";`),
  );
}

void writeIcons();
