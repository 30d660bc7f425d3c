import { findProgram, installCommand } from "../../tools/systemPackages";
import type { SystemPackages } from "../../tools/systemPackages";

/** A line that says how to have the tests that need these programs, where they are missing. */
export function whyWithout(
  programs: readonly string[],
  packages: SystemPackages,
): string | undefined {
  const isThere = programs.every(findProgram);
  return isThere
    ? undefined
    : `Tests are skipped that need ${programs.join(", ")}. To have them: ${installCommand(packages)}\n`;
}

/** `describe`, where these programs are there; else its tests are skipped, with a line that says how to have them. */
export function describeWithPrograms(
  programs: readonly string[],
  packages: SystemPackages,
): typeof describe | typeof describe.skip {
  const why = whyWithout(programs, packages);
  if (why) process.stderr.write(why);
  return why ? describe.skip : describe;
}
