import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run";

/** The names that a thing's packages have in each package manager. */
export interface SystemPackages {
  "apt-get"?: string[];
  dnf?: string[];
  apk?: string[];
  brew?: string[];
}

/** Commands that install packages, by package manager; those for root are run with sudo by others. */
const packageManagers = [
  { name: "apt-get", root: true, steps: [["update"], ["install", "-y"]] },
  { name: "dnf", root: true, steps: [["install", "-y"]] },
  { name: "apk", root: true, steps: [["add"]] },
  { name: "brew", root: false, steps: [["install"]] },
] as const;

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const canSudo = () => !isRoot() && succeeds("sudo", "-n", "true");

/** Whether packages can be installed without asking for a password. */
export const mayInstallPackages = () => isRoot() || canSudo();

/** Installs packages with this system's package manager, if there is one and it may be used; else does nothing. */
export async function installSystemPackages(
  packages: SystemPackages,
): Promise<void> {
  const manager = packageManagers.find(({ name }) =>
    succeeds(name, "--version"),
  );
  if (!manager || (manager.root && !mayInstallPackages())) return;
  const names = packages[manager.name];
  if (!names) return;
  console.log(`Installing ${names.join(", ")} with ${manager.name} …`);
  const prefix = manager.root && !isRoot() ? ["sudo", "-n"] : [];
  for (const step of manager.steps) {
    const [command = manager.name, ...args] = [
      ...prefix,
      manager.name,
      ...step,
      ...(step[0] === "update" ? [] : names),
    ];
    await run(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/** A program that is in the path, or where Debian keeps those for root. */
const findProgram = (name: string) =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * The file of a program, which is installed where it is missing. Throws with instructions where it cannot be.
 *
 * @param packages What to install: the program and what is used with it.
 */
export async function ensureProgram(
  name: string,
  packages: SystemPackages,
): Promise<string> {
  const found = findProgram(name);
  if (found) return found;
  await installSystemPackages(packages);
  const installed = findProgram(name);
  if (installed) return installed;
  throw new Error(
    `${name} is needed, and could not be found or installed.\n` +
      "Install it with the system's package manager and run this again; on Debian and Ubuntu:\n" +
      `  sudo apt-get install ${packages["apt-get"]?.join(" ")}`,
  );
}
