import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Size and time of change of every file of a folder, by its path in the folder. */
export type FolderState = ReadonlyMap<string, string>;

/** Reads the state of a folder; files that vanish meanwhile are left out. */
export function readFolderState(folder: string): FolderState {
  const state = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true })) {
    const name = String(entry);
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (stats?.isFile()) state.set(name, `${stats.size} ${stats.mtimeMs}`);
  }
  return state;
}

/** Whether both states have the same files, unchanged. */
export function isSameState(one: FolderState, other: FolderState): boolean {
  return (
    one.size === other.size &&
    [...one].every(([name, stamp]) => other.get(name) === stamp)
  );
}
