import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentFolder } from "../../server/contentFolder";

/** A copy of the content that a test may change. */
export function copyContent(): ContentFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const content = path.join(folder, "content");
  cpSync("content", content, { recursive: true });
  return new ContentFolder(content, path.join(folder, "work"));
}
