import { parseJson } from "../../store/contentText";
import type { Change, Problem } from "../../store/ContentStore";
import { folderOf } from "../model/EditedContent";
import type { Editor } from "./Editor";
import { redirectsFile, takeBack } from "./entryActions";

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The texts of files in which links lead to another address. */
function relinked(
  { content }: Editor,
  from: string,
  to: string,
): Map<string, string> {
  // A value, or an attribute of HTML; perhaps with a part of the page.
  const links = new RegExp(`(?<=")${from}(?=\\\\?["#?])`, "g");
  return new Map(
    content.paths.flatMap((path) => {
      const text = content.file(path)?.text ?? "";
      const linked = text.replace(links, to);
      return linked === text ? [] : [[path, linked] as const];
    }),
  );
}

/** The redirects without one from the new address, and perhaps with one from the old. */
function redirectsWith(
  text: string,
  { from, to }: Redirect,
  isRedirected: boolean,
): string {
  const redirects = (parseJson(text) ?? []) as readonly Redirect[];
  const others = redirects.filter((each) => ![from, to].includes(each.from));
  return JSON.stringify([...others, ...(isRedirected ? [{ from, to }] : [])]);
}

/**
 * Gives a stored entry another address. Every link follows, in one save.
 *
 * @param name The new name in the address.
 * @param isRedirected Whether the old address leads to the new one.
 * @returns Why the check refuses it; nothing if it is stored.
 * @throws Error for the maintainer.
 */
export async function changeAddress(
  editor: Editor,
  entry: string,
  name: string,
  isRedirected: boolean,
): Promise<readonly Problem[]> {
  const { content } = editor;
  const renamed = `${folderOf(entry)}/${name}.json`;
  if (content.file(renamed))
    throw new Error("Another entry has this name in the address.");
  const [from = "", to = ""] = [entry, renamed].map((path) =>
    content.address(path),
  );
  const texts = relinked(editor, from, to);
  const redirects =
    texts.get(redirectsFile) ?? content.file(redirectsFile)?.text;
  if (redirects)
    texts.set(
      redirectsFile,
      redirectsWith(redirects, { from, to }, isRedirected),
    );
  const own = texts.get(entry) ?? content.file(entry)?.text ?? "";
  texts.delete(entry);
  const changes: Change[] = [
    ...[...texts].map(([path, text]) => ({
      path,
      text,
      base: content.file(path)?.version || null,
    })),
    { path: entry, text: null, base: content.file(entry)?.version || null },
    {
      path: renamed,
      text: JSON.stringify({ ...(parseJson(own) as object), id: name }),
      base: null,
    },
  ];
  const result = await editor.save(changes);
  if (result.status === "refused") return result.problems;
  if (result.status === "conflict")
    throw new Error(
      "Nothing was changed, because somebody has changed the content since you opened it. Reload the page, then try again.",
    );
  // Somebody may have gone on to another view meanwhile.
  if (editor.navigation.entry() === entry) editor.navigation.open(renamed);
  const undone = result.files.map(({ path, version }) => ({
    path,
    text: content.file(path)?.text ?? null,
    base: version || null,
  }));
  editor.setNotice({
    text: `The address is ${to} now${isRedirected ? `, and ${from} leads to it` : ""}.`,
    undo: () =>
      void takeBack(editor, undone, entry, `The address is ${from} again.`),
    undoLabel: "Undo the change",
  });
  return [];
}
