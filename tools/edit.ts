import { existsSync, statSync } from "node:fs";
import { loadEnvironment } from "./environment";
import { reportAndFail } from "./report";
import { run, runNpm } from "./run";
import { stopWithParent } from "./stopWithParent";

const lockFile = "editor/package-lock.json";
/** npm writes this file at the end of an installation. */
const installed = "editor/node_modules/.package-lock.json";

/** Installs the editor's packages on first use and after changes. Throws if that fails. */
async function installEditor(): Promise<void> {
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs
  )
    return;
  console.log("Installing the editor's packages: once, about a minute …");
  await runNpm(
    ["ci", "--omit=dev", "--silent", "--no-audit", "--no-fund"],
    "editor",
  ).catch(() => {
    throw new Error(
      "The editor's packages could not be installed. Check the internet connection, then run this again.",
    );
  });
}

/** Runs a script of the editor with this Node and resolves to its exit code. */
async function runEditor(...args: string[]): Promise<number> {
  await installEditor();
  return run(process.execPath, ["--import", "tsx", ...args]);
}

/** Writes the online editor into a built site if EDITOR_BACKEND and EDITOR_REPOSITORY are set. Throws if that fails. */
export async function buildOnlineEditor(site: string): Promise<void> {
  const { EDITOR_BACKEND, EDITOR_REPOSITORY } = process.env;
  if (!EDITOR_BACKEND && !EDITOR_REPOSITORY) return;
  if ((await runEditor("editor/server/build.ts", site)) !== 0)
    throw new Error("The online editor was not built: see above.");
}

/** `npm run edit`: opens forms for everything in content/, beside the site (editor/README.md). */
async function edit(): Promise<void> {
  loadEnvironment("development");
  process.exitCode = await runEditor("editor/server/start.ts");
}

if (require.main === module) {
  stopWithParent();
  edit()
    .catch(reportAndFail)
    .finally(() => process.exit());
}
