import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { contentFileType } from "../model/contentTypes";
import { articlePath, hubPath } from "../../common/routes";
import type { ContentFile } from "./contentFile";
import { field } from "./field";
import type { Problem } from "./problem";
import { quote } from "./quote";

const run = promisify(execFile);

const idOf = (name: string): string =>
  name.replace(/^.*\//, "").replace(/\.json$/, "");

const isItem = (name: string): boolean =>
  contentFileType(name)?.kind === "item";

/** Every file that was ever added below the folder, as git remembers it; none where there is no git or no history. */
async function filesInHistory(contentFolder: string): Promise<string[]> {
  const args =
    "log --diff-filter=A --no-renames --name-only --format= --relative -- .";
  try {
    const { stdout } = await run("git", args.split(" "), {
      cwd: contentFolder,
      maxBuffer: 2 ** 26,
    });
    return stdout.split("\n").filter((line) => line !== "");
  } catch {
    return [];
  }
}

/**
 * Tells of ids that items once had: links to them lead nowhere, unless the redirects send them on.
 *
 * @param names Every content file, also those that cannot be read: their ids are in use all the same.
 * @param files Those that could be read.
 */
export async function renamedIds(
  contentFolder: string,
  names: readonly string[],
  files: readonly ContentFile[],
): Promise<Problem[]> {
  const redirects = files.find(({ name }) => name === "redirects.json");
  if (!redirects || !Array.isArray(redirects.value)) return [];
  const sentOn = redirects.value.map((entry) => field(entry, "from"));
  const ids = new Set(names.filter(isItem).map(idOf));
  const gone = (await filesInHistory(contentFolder))
    .filter(isItem)
    .map(idOf)
    .filter((id) => !ids.has(id) && !sentOn.includes(articlePath(id)));
  return [...new Set(gone)]
    .sort()
    .map((id) =>
      redirects.problem(
        [],
        `The id ${quote(id)} is no longer used; links to ${articlePath(id)} lead nowhere.`,
        `Add an entry such as { "from": "${articlePath(id)}", "to": "${hubPath}" }.`,
        { severity: "note" },
      ),
    );
}
