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

/** What installs packages without questions, and what a person types for that. */
const packageManagers = [
  {
    name: "apt-get",
    // What Debian only recommends beside a browser is a desktop's: three packages of four.
    steps: [["update"], ["install", "-y", "--no-install-recommends"]],
    byHand: "sudo apt-get install",
  },
  { name: "dnf", steps: [["install", "-y"]], byHand: "sudo dnf install" },
  { name: "apk", steps: [["add"]], byHand: "doas apk add" },
  { name: "brew", steps: [["install"]], byHand: "brew install" },
] as const;

const packageManager = () =>
  packageManagers.find(
    ({ name }) =>
      spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
  );

/** In a container or CI, not on a person's machine. */
export const isRoot = () => process.getuid?.() === 0;

/** Installs packages with this system's package manager, as root; else does nothing. */
export async function installSystemPackages(
  packages: SystemPackages,
): Promise<void> {
  const manager = isRoot() ? packageManager() : undefined;
  const names = manager && packages[manager.name];
  if (!names) return;
  console.log(`Installing ${names.join(", ")} with ${manager.name} …`);
  for (const step of manager.steps) {
    await run(manager.name, [...step, ...(step[0] === "update" ? [] : names)], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/** What a person types to have packages. */
export function installCommand(packages: SystemPackages): string {
  const { name, byHand } = packageManager() ?? packageManagers[0];
  return `${byHand} ${(packages[name] ?? packages["apt-get"] ?? []).join(" ")}`;
}

/** A program that is in the path, or where Debian keeps those for root. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * The file of a program. Throws with instructions where it is missing.
 *
 * @param packages What to install: the program and what is used with it.
 */
export async function ensureProgram(
  name: string,
  packages: SystemPackages,
): Promise<string> {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(
    `${name} is needed and could not be found. To have it:\n  ${installCommand(packages)}`,
  );
}
