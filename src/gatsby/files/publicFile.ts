import { mkdir } from "node:fs/promises";
import path from "node:path";

/** Path of a file in public/. Creates its folder. */
export async function publicFile(name: string): Promise<string> {
  const file = path.resolve("public", name);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
