import type { GitService, OpenRequest, Tree } from "./gitService";

/** A draft with what it changes. */
export interface OpenDraft {
  readonly request: OpenRequest;
  /** The published commit that it stands on. */
  readonly base: Tree;
  readonly head: Tree;
  /** Git's ids of the changed files by path below content/; null for a deleted one. */
  readonly changed: ReadonlyMap<string, string | null>;
}

/** The files that differ between two commits. */
function changedFiles(base: Tree, head: Tree): OpenDraft["changed"] {
  const paths = new Set([...head.files.keys(), ...base.files.keys()]);
  return new Map(
    [...paths]
      .filter((path) => base.files.get(path) !== head.files.get(path))
      .map((path) => [path, head.files.get(path) ?? null]),
  );
}

/** Reads the open drafts, or that of one branch. */
export async function readDrafts(
  service: GitService,
  branch?: string,
): Promise<OpenDraft[]> {
  const requests = await service.openRequests();
  return Promise.all(
    requests
      .filter((request) => !branch || request.branch === branch)
      .map(async (request) => {
        const head = await service.tree(request.head);
        const base = await service.tree(head.parent);
        return { request, base, head, changed: changedFiles(base, head) };
      }),
  );
}

/** Files of a draft that were changed on the published branch since. */
export const movedOn = ({ base, changed }: OpenDraft, main: Tree): string[] =>
  [...changed.keys()].filter(
    (path) => main.files.get(path) !== base.files.get(path),
  );
