import type { Commit, GitHub } from "./GitHub";

/** Git's ids of a file before and after a change; undefined if it does not exist. */
interface Ids {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A person's unpublished changes: the commits of a branch. */
export interface BranchDraft {
  /** The branch's last commit. */
  readonly head: string;
  /** The files that differ from the published branch. */
  readonly changes: ReadonlyMap<string, Ids>;
  /** Whether the branch needs the published branch's newer files. */
  readonly isBehind: boolean;
}

/** Prefix of the branches of drafts. */
export const draftPrefix = "editor/";

/**
 * Reads the changes of a draft.
 *
 * @param main The published branch's last commit.
 */
export async function readDraft(
  github: GitHub,
  main: Commit,
  head: string,
): Promise<BranchDraft> {
  const began = await github.mergeBase(main.id, head);
  const [{ files: from }, { files: to }] = await Promise.all([
    github.commit(began),
    github.commit(head),
  ]);
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => from.get(path) !== to.get(path),
  );
  return {
    head,
    // What has been published is no change any more.
    changes: new Map(
      changed
        .filter((path) => to.get(path) !== main.files.get(path))
        .map((path) => [path, { from: from.get(path), to: to.get(path) }]),
    ),
    isBehind: changed.some((path) => main.files.get(path) !== from.get(path)),
  };
}

/** The files of a draft that have also changed on the site. */
export const movedOn = ({ changes }: BranchDraft, main: Commit): string[] =>
  [...changes.keys()].filter(
    (path) => main.files.get(path) !== changes.get(path)?.from,
  );
