import { spawn } from "node:child_process";
import type { SpawnOptions } from "node:child_process";

/**
 * Runs a command in this terminal and resolves to its exit code, or to 1 if it did not start or a signal ended it. The
 * command ends with this process.
 */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    const stop = () => child.kill();
    process.once("exit", stop);
    child.on("exit", (code) => {
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
}

/** Runs a script of an installed package with this Node. */
export const runPackage = (
  script: string,
  args: readonly string[],
  options?: SpawnOptions,
) => run(process.execPath, [require.resolve(script), ...args], options);

/** Runs npm in a folder. Throws if it fails. */
export async function runNpm(
  args: readonly string[],
  cwd = ".",
): Promise<void> {
  const shell = process.platform === "win32";
  if ((await run("npm", args, { cwd, shell })) !== 0)
    throw new Error(`npm ${args.join(" ")} failed in ${cwd}`);
}
