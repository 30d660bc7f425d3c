import type { StoredFile } from "./ContentStore";
import type { Commit, GitHub } from "./GitHub";

/** Git's ids of a file: on the site, in the draft, and where the draft began. Empty if it does not exist. */
interface FileIds {
  readonly site: string;
  readonly draft: string;
  readonly from: string;
}

/** A person's unpublished changes: the commits of a branch. */
export interface BranchDraft {
  /** The branch's last commit. */
  readonly head: string;
  /** The files that differ from the published branch. */
  readonly changes: ReadonlyMap<string, FileIds>;
  /** Those of them that have also changed on the site. */
  readonly moved: readonly string[];
  /** Whether the branch needs the published branch's newer files. */
  readonly isBehind: boolean;
}

/** The published content and a person's draft. */
export interface DraftState {
  readonly main: Commit;
  /** Branch and title of the draft, even if it does not exist yet. */
  readonly branch: string;
  readonly title: string;
  readonly draft: BranchDraft | undefined;
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
  const start = await github.mergeBase(main.id, head);
  const [began, last] = await Promise.all([
    github.commit(start),
    github.commit(head),
  ]);
  const paths = new Set([...began.files.keys(), ...last.files.keys()]);
  const changed = [...paths]
    .map((path) => {
      const [site = "", draft = "", from = ""] = [main, last, began].map(
        ({ files }) => files.get(path),
      );
      return [path, { site, draft, from }] as const;
    })
    .filter(([, { draft, from }]) => draft !== from);
  // What has been published is no change any more.
  const changes = changed.filter(([, { site, draft }]) => draft !== site);
  const moved = changes.filter(([, { site, from }]) => site !== from);
  return {
    head,
    changes: new Map(changes),
    moved: moved.map(([path]) => path),
    isBehind: changed.some(([, { site, from }]) => site !== from),
  };
}

export function idsOf({ main, draft }: DraftState, path: string): FileIds {
  const site = main.files.get(path) ?? "";
  return draft?.changes.get(path) ?? { site, draft: site, from: site };
}

/** A version names what a person has seen, so that neither the site nor the draft moves on unnoticed. */
export const versionOf = (site: string, draft: string) =>
  site || draft ? `${site}:${draft}` : "";

/** What a draft does to a file; undefined if it is as on the site. */
export const draftOf = (site: string, draft: string): StoredFile["draft"] =>
  draft === site ? undefined : site ? "changed" : "new";
