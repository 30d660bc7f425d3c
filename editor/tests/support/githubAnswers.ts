import type { Pull, Repository } from "./Repository";

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface TreeEntry {
  readonly path: string;
  readonly sha?: string | null;
  readonly content?: string;
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions: readonly { path: string; contents: string }[];
    readonly deletions: readonly { path: string }[];
  };
}

interface RefsInput {
  readonly refUpdates: readonly {
    name: string;
    beforeOid: string;
    afterOid: string;
  }[];
}

const conclusions = { pending: null, passed: "success", failed: "failure" };

const preview = {
  context: "deploy-preview",
  state: "success",
  target_url: "https://preview.example.com",
};

const rejected = (status: number, message: string): Answer => ({
  status,
  body: { message },
});
const failed = (type: string): Answer => ({
  body: { data: null, errors: [{ type, message: type }] },
});

function tree(repository: Repository, base: string, entries: TreeEntry[]) {
  const files = new Map(repository.filesOf(base));
  for (const { path, sha, content = "" } of entries)
    if (sha === null) files.delete(path);
    else files.set(path, sha ?? repository.addBlob(Buffer.from(content)));
  return { sha: repository.addCommit(files, []) };
}

function createCommit(repository: Repository, input: CommitInput): Answer {
  const { branch, expectedHeadOid, fileChanges } = input;
  const { branchName } = branch;
  if (repository.branches.get(branchName) !== expectedHeadOid)
    return failed("STALE_DATA");
  const files = new Map(repository.filesOf(branchName));
  for (const { path, contents } of fileChanges.additions)
    files.set(path, repository.addBlob(Buffer.from(contents, "base64")));
  for (const { path } of fileChanges.deletions)
    if (!files.delete(path)) return failed("UNPROCESSABLE");
  const oid = repository.addCommit(files, [expectedHeadOid]);
  repository.move(branchName, oid);
  return { body: { data: { createCommitOnBranch: { commit: { oid } } } } };
}

function updateRefs(repository: Repository, { refUpdates }: RefsInput): Answer {
  for (const { name, beforeOid, afterOid } of refUpdates) {
    const branch = name.replace("refs/heads/", "");
    const now = repository.branches.get(branch) ?? "0".repeat(40);
    if (now !== beforeOid) return failed("UNPROCESSABLE");
    repository.move(branch, Number(afterOid) === 0 ? undefined : afterOid);
  }
  return { body: { data: { updateRefs: {} } } };
}

/**
 * Answers as GitHub does (docs.github.com/rest, docs.github.com/graphql).
 *
 * @param request Such as "GET /pulls"; the path is relative to the repository.
 */
export function answerAsGithub(
  repository: Repository,
  request: string,
  body: Readonly<Record<string, unknown>>,
): Answer {
  const [id = ""] = /[^/]+$/.exec(request) ?? [];
  const [, branch = ""] = /heads\/(.+)$/.exec(request) ?? [];
  const pull = Number(/\/pulls\/(\d+)/.exec(request)?.[1]);
  const shown = ({ number, title, branch: ref, state }: Pull) => ({
    number,
    title,
    html_url: `https://github.com/firm/website/pull/${number}`,
    merged_at: state === "merged" ? "2026-11-25T00:00:00Z" : null,
    head: { ref, sha: repository.idOf(ref) },
  });
  const [, one = "", other = ""] =
    /compare\/(.+)\.\.\.(.+)$/.exec(request) ?? [];
  if (request === "GET ") return { body: { node_id: "R_1" } };
  if (request === "POST /graphql") {
    const { input } = body.variables as { input: unknown };
    return String(body.query).includes("updateRefs(")
      ? updateRefs(repository, input as RefsInput)
      : createCommit(repository, input as CommitInput);
  }
  if (request.endsWith("/check-runs"))
    return {
      body: { check_runs: [{ conclusion: conclusions[repository.check] }] },
    };
  if (request.endsWith("/status")) return { body: { statuses: [preview] } };
  if (request.startsWith("GET /commits/"))
    return { body: { sha: repository.idOf(id) } };
  if (request.startsWith("GET /compare/")) {
    const history = repository.history(other);
    const sha = repository.history(one).find((each) => history.includes(each));
    return { body: { merge_base_commit: { sha } } };
  }
  if (request.startsWith("GET /git/trees/")) {
    const files = [...repository.filesOf(id)];
    const type = "blob";
    return {
      body: { tree: files.map(([path, sha]) => ({ path, type, sha })) },
    };
  }
  if (request.startsWith("GET /git/blobs/"))
    return { body: { content: repository.blob(id).toString("base64") } };
  if (request === "POST /git/trees") {
    const entries = body.tree as TreeEntry[];
    return { body: tree(repository, String(body.base_tree), entries) };
  }
  if (request === "POST /git/commits") {
    const files = repository.filesOf(String(body.tree));
    const sha = repository.addCommit(files, body.parents as string[]);
    return { body: { sha } };
  }
  if (request.startsWith("GET /git/matching-refs/"))
    return {
      body: [...repository.branches]
        .filter(([name]) => name.startsWith(branch))
        .map(([name, sha]) => ({ ref: `refs/heads/${name}`, object: { sha } })),
    };
  if (request === "GET /pulls")
    return { body: repository.openPulls().map(shown) };
  if (request === "POST /pulls") {
    const opened = repository.open(String(body.title), String(body.head));
    return opened
      ? { body: shown(opened) }
      : rejected(422, "Validation Failed");
  }
  if (request.endsWith("/merge"))
    return repository.merge(pull, body.sha)
      ? { body: {} }
      : rejected(409, "Head branch was modified");
  const found = repository.pulls.find(({ number }) => number === pull);
  return found ? { body: shown(found) } : rejected(404, "Not Found");
}
