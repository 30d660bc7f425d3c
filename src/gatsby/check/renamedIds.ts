import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { contentFileType } from "../model/contentTypes";
import { hubPath } from "../../common/routes";
import type { ContentFile } from "./contentFile";
import { field } from "../../common/field";
import type { Problem } from "./problem";
import { quote } from "./quote";

const run = promisify(execFile);

const idOf = (name: string): string =>
  name.replace(/^.*\//, "").replace(/\.json$/, "");

/** Address of the page that an entry's file has or had. */
const pageOf = (name: string): string | undefined =>
  contentFileType(name)?.folderKind?.path(idOf(name));

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
 * Tells of ids that items and documents once had: links to them lead nowhere, unless the redirects send them on.
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
  const pages = new Set(names.map(pageOf));
  const gone = new Map(
    (await filesInHistory(contentFolder)).flatMap((name) => {
      const page = pageOf(name);
      return page && !pages.has(page) && !sentOn.includes(page)
        ? [[page, idOf(name)] as const]
        : [];
    }),
  );
  return [...gone]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([page, id]) =>
      redirects.problem(
        [],
        `The id ${quote(id)} is no longer used; links to ${page} lead nowhere.`,
        `Add an entry such as { "from": "${page}", "to": "${hubPath}" }.`,
        { severity: "note" },
      ),
    );
}
