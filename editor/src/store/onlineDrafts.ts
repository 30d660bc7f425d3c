import type { Draft } from "./ContentStore";
import type { CommitState, GitService, OpenRequest, Tree } from "./gitService";

/** A draft with what it changes. */
export interface OpenDraft {
  readonly request: OpenRequest;
  /** The commit of the published branch that it began from. */
  readonly base: Tree;
  readonly head: Tree;
  /** Git's ids of the changed files by path below content/; null for a deleted one. */
  readonly changed: ReadonlyMap<string, string | null>;
}

/** The files that differ between two commits. */
function changedFiles(base: Tree, head: Tree): OpenDraft["changed"] {
  const changed = new Map<string, string | null>();
  for (const [name, id] of head.files)
    if (base.files.get(name) !== id) changed.set(name, id);
  for (const name of base.files.keys())
    if (!head.files.has(name)) changed.set(name, null);
  return changed;
}

/** Reads every open draft. */
export async function readDrafts(service: GitService): Promise<OpenDraft[]> {
  const requests = await service.openRequests();
  return Promise.all(
    requests.map(async (request) => {
      const [base, head] = await Promise.all([
        service.mergeBase(request.branch).then((id) => service.tree(id)),
        service.tree(request.head),
      ]);
      return { request, base, head, changed: changedFiles(base, head) };
    }),
  );
}

/** A draft as the forms list it. */
export function listedDraft(
  { request: { id, title, url }, changed }: OpenDraft,
  state: CommitState,
): Draft {
  return { id, title, url, paths: [...changed.keys()], ...state };
}

/** Files of a draft that somebody changed on the published branch since it began. */
export const movedOn = (
  { base, changed }: Pick<OpenDraft, "base" | "changed">,
  main: Tree,
): string[] =>
  [...changed.keys()].filter(
    (name) => main.files.get(name) !== base.files.get(name),
  );
