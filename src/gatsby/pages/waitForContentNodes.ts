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

/** The number of nodes that a file is to have: of a list one for each entry, of a deleted file and a picture none. */
function countEntries({ absolutePath, relativePath }: FileNode): number {
  const shape = contentFileType(relativePath)?.shape;
  if (!shape || !existsSync(absolutePath)) return 0;
  if (shape !== "catalogue") return 1;
  return (JSON.parse(readFileSync(absolutePath, "utf8")) as unknown[]).length;
}

/**
 * Waits until every entry of the content has its node. `gatsby develop` creates pages while it still reads the entries
 * of a list that was changed (gatsby 5.16), and would remove every page if one were missing.
 */
export async function waitForContentNodes({
  getNodesByType,
}: Pick<CreatePagesArgs, "getNodesByType">): Promise<void> {
  const isIncomplete = () =>
    (getNodesByType("File") as FileNode[]).some(
      (file) => file.children.length < countEntries(file),
    );
  for (let pauses = 0; isIncomplete() && pauses < mostPauses; pauses += 1)
    await wait(pauseMs);
}
