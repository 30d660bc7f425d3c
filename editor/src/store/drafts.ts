import type { Commit, GitService, OpenRequest } from "./gitService";

/** Prefix of the branches of drafts. */
const prefix = "editor/";

/** Git's ids of a file before and after a change; undefined if it does not exist. */
interface Ids {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A person's unpublished changes: a branch with one commit on top of the published branch. */
export interface OpenDraft extends OpenRequest {
  /** The changed files by path below content/. */
  readonly changes: ReadonlyMap<string, Ids>;
}

/** The branch of a person's draft. */
export const branchOf = (person: string) => `${prefix}${person}`;

function changesBetween(base: Commit, head: Commit): OpenDraft["changes"] {
  const paths = new Set([...base.files.keys(), ...head.files.keys()]);
  const changes = new Map<string, Ids>();
  for (const path of paths) {
    const [from, to] = [base.files.get(path), head.files.get(path)];
    if (from !== to) changes.set(path, { from, to });
  }
  return changes;
}

/** Reads the open drafts, by default all. */
export async function readDrafts(
  service: GitService,
  begin = prefix,
): Promise<OpenDraft[]> {
  const requests = await service.openRequests();
  return Promise.all(
    requests
      .filter(({ branch }) => branch.startsWith(begin))
      .map(async (request) => {
        const head = await service.commit(request.head);
        const base = await service.commit(head.parent);
        return { ...request, changes: changesBetween(base, head) };
      }),
  );
}

/** The files of a draft that have since changed on the site. */
export const movedOn = ({ changes }: OpenDraft, main: Commit): string[] =>
  [...changes.keys()].filter(
    (path) => main.files.get(path) !== changes.get(path)?.from,
  );
