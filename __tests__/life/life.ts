import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { isJust } from "./justRefusals";
import { liveForAYear, type Lists } from "./ordinaryEdits";

/** What a copy makes anew, or shares. */
const left = /^(node_modules|public|\.cache|\.git|test-results|\.mailbox)$/;

/** A copy of the whole repository that shares the installed packages. */
function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const name of readdirSync(".").filter((file) => !left.test(file)))
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  return copy;
}

/** Edits a copy and runs a script of package.json there, by default `npm test`. */
async function live(lists: Lists, script: readonly string[]): Promise<number> {
  const copy = copyRepository();
  try {
    const { edited, refused } = await liveForAYear(
      path.join(copy, "content"),
      lists,
    );
    console.warn(`\n${lists}: ${edited} edits, ${refused.length} refused`);
    for (const { place, why } of refused)
      console.warn(`  refused: ${place}: ${why}`);
    const unjust = refused.filter(({ why }) => !isJust(why));
    if (unjust.length > 0)
      throw new Error(
        `Ordinary edits are refused without a reason that __tests__/life/justRefusals.ts knows: ${unjust.map(({ place }) => place).join(", ")}.`,
      );
    const options = { cwd: copy };
    const prettier = ["node_modules/prettier/bin/prettier.cjs", "content"];
    await run(
      process.execPath,
      [...prettier, "--write", "--log-level", "warn"],
      options,
    );
    return await run("npm", ["run", ...script], options);
  } finally {
    rmSync(path.join(copy, "node_modules"));
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * `npm run test:life`: a year of ordinary edits at once on a copy, each list once one longer and once one shorter, then
 * `npm test` there. It fails where the check refuses an edit without good reason. It takes twice as long as `npm test`, which leaves it out; `npm run test:life content:check` runs
 * another script on the copies.
 */
async function main(): Promise<void> {
  const [name = "test", ...rest] = process.argv.slice(2);
  for (const lists of ["longer", "shorter"] as const)
    process.exitCode =
      (await live(lists, [name, ...rest])) || process.exitCode || 0;
}

main().catch(reportAndFail);
