import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const lockFile = path.join(".develop", "lock.json");

interface Holder {
  /** What the user typed, such as "npm run develop". */
  readonly command: string;
  readonly pid: number;
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Who holds the folder; undefined if nobody does, or if it ended without a word. */
function currentHolder(): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile, "utf8")) as Holder;
    return isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps other commands from writing .cache/ and public/ until this process ends or calls what this returns. Throws if
 * another command of this folder does so now.
 */
export function holdFolder(command: string): () => void {
  const holder = currentHolder();
  if (holder)
    throw new Error(
      `"${holder.command}" runs in this folder (process ${holder.pid}), and both would write .cache/ and public/. End it first. If it does not run any more, delete ${lockFile}.`,
    );
  const own: Holder = { command, pid: process.pid };
  mkdirSync(path.dirname(lockFile), { recursive: true });
  writeFileSync(lockFile, JSON.stringify(own));
  const release = () => rmSync(lockFile, { force: true });
  process.once("exit", release);
  return () => {
    process.off("exit", release);
    release();
  };
}
