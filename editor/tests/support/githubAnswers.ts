import type { Pull, Repository } from "./Repository";

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

const rejected = (status: number, message: string) =>
  Response.json({ message }, { status });
const failed = (type: string) =>
  Response.json({ data: null, errors: [{ type, message: type }] });

function tree(repository: Repository, base: string, entries: TreeEntry[]) {
  const files = new Map(repository.filesOf(base));
  for (const { path, sha, content = "" } of entries)
    if (sha === null) files.delete(path);
    else files.set(path, sha ?? repository.addBlob(Buffer.from(content)));
  return { sha: repository.addCommit(files, []) };
}

function createCommit(repository: Repository, input: CommitInput) {
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
  return Response.json({ data: { createCommitOnBranch: { commit: { oid } } } });
}

function updateRefs(repository: Repository, { refUpdates }: RefsInput) {
  for (const { name, beforeOid, afterOid } of refUpdates) {
    const branch = name.replace("refs/heads/", "");
    const now = repository.branches.get(branch) ?? "0".repeat(40);
    if (now !== beforeOid) return failed("UNPROCESSABLE");
    repository.move(branch, Number(afterOid) === 0 ? undefined : afterOid);
  }
  return Response.json({ data: { updateRefs: {} } });
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
): Response {
  const json = (value: unknown) => Response.json(value);
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
  if (request === "GET ") return json({ node_id: "R_1" });
  if (request === "POST /graphql") {
    const { input } = body.variables as { input: unknown };
    return String(body.query).includes("updateRefs(")
      ? updateRefs(repository, input as RefsInput)
      : createCommit(repository, input as CommitInput);
  }
  if (request.endsWith("/check-runs"))
    return json({
      check_runs: [{ id: 7, conclusion: conclusions[repository.check] }],
    });
  if (request.endsWith("/annotations")) return json(repository.annotations);
  if (request.endsWith("/status")) return json({ statuses: [preview] });
  if (request.startsWith("GET /commits/"))
    return json({ sha: repository.idOf(id) });
  if (request.startsWith("GET /compare/")) {
    const history = repository.history(other);
    const sha = repository.history(one).find((each) => history.includes(each));
    return json({ merge_base_commit: { sha } });
  }
  if (request.startsWith("GET /git/trees/")) {
    const files = [...repository.filesOf(id)];
    const type = "blob";
    return json({ tree: files.map(([path, sha]) => ({ path, type, sha })) });
  }
  if (request.startsWith("GET /git/blobs/"))
    return json({ content: repository.blob(id).toString("base64") });
  if (request === "POST /git/trees") {
    const entries = body.tree as TreeEntry[];
    return json(tree(repository, String(body.base_tree), entries));
  }
  if (request === "POST /git/commits") {
    const files = repository.filesOf(String(body.tree));
    const sha = repository.addCommit(files, body.parents as string[]);
    return json({ sha });
  }
  if (request.startsWith("GET /git/matching-refs/"))
    return json(
      [...repository.branches]
        .filter(([name]) => name.startsWith(branch))
        .map(([name, sha]) => ({ ref: `refs/heads/${name}`, object: { sha } })),
    );
  if (request === "GET /pulls") return json(repository.openPulls().map(shown));
  if (request === "POST /pulls") {
    const opened = repository.open(String(body.title), String(body.head));
    return opened ? json(shown(opened)) : rejected(422, "Validation Failed");
  }
  if (request.endsWith("/merge"))
    return repository.merge(pull, body.sha)
      ? json({})
      : rejected(409, "Head branch was modified");
  const found = repository.pulls.find(({ number }) => number === pull);
  return found ? json(shown(found)) : rejected(404, "Not Found");
}
