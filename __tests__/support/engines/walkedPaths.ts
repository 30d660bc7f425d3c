import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "public/page-data";

/** The built pages of which there are no two alike: every route, and of each kind of item the page with the most in it. */
export function walkedPaths(): string[] {
  const fullest = new Map<string, { path: string; size: number }>();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith("page-data.json")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const { path, componentChunkName } = JSON.parse(text) as {
      path: string;
      componentChunkName: string;
    };
    const other = fullest.get(componentChunkName);
    if (!other || other.size < text.length)
      fullest.set(componentChunkName, { path, size: text.length });
  }
  return [...fullest.values()]
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("/404"))
    .sort();
}
