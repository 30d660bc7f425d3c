import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { CreatePagesArgs, Node } from "gatsby";
import { contentFileType } from "../model/contentTypes";

interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
}

const pauseMs = 50;
/** A file that is changed once more meanwhile has other entries than its nodes, until the pages are created again. */
const mostPauses = 200;

/** The number of a content file's entries; a file that is no list is one, and a deleted one has none. */
function countEntries(file: string): number {
  if (!existsSync(file)) return 0;
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(value) ? value.length : 1;
}

/**
 * Waits until every entry of the content has its node. `gatsby develop` creates pages while it still reads the entries
 * of a list that was changed (gatsby 5.16), and would remove every page if one were missing.
 */
export async function contentNodes({
  getNodesByType,
}: Pick<CreatePagesArgs, "getNodesByType">): Promise<void> {
  const isIncomplete = () =>
    (getNodesByType("File") as FileNode[])
      .filter(({ relativePath }) => contentFileType(relativePath))
      .some(
        ({ absolutePath, children }) =>
          children.length < countEntries(absolutePath),
      );
  for (let pauses = 0; isIncomplete() && pauses < mostPauses; pauses += 1)
    await wait(pauseMs);
}
