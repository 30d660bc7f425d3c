import type { Asked } from "./gitStandIn";
import type { OpenRequest, Repository } from "./repository";

interface TreeEntry {
  readonly path: string;
  readonly sha?: string | null;
  readonly content?: string;
}

const conclusions = { pending: null, passed: "success", failed: "failure" };

const preview = {
  context: "deploy-preview",
  state: "success",
  target_url: "https://preview.example.com",
};

function tree(repository: Repository, base: string, entries: TreeEntry[]) {
  const files = new Map(repository.filesOf(base));
  for (const { path, sha, content = "" } of entries)
    if (sha === null) files.delete(path);
    else files.set(path, sha ?? repository.addBlob(Buffer.from(content)));
  return { sha: repository.addCommit(files, "") };
}

/** Answers as GitHub does (docs.github.com/rest). */
export function answerAsGithub(
  repository: Repository,
  { request, body, person }: Asked,
): unknown {
  const [id = ""] = /[^/]+$/.exec(request) ?? [];
  const [, branch = ""] = /heads\/(.+)$/.exec(request) ?? [];
  const pull = Number(/\/pulls\/(\d+)/.exec(request)?.[1]);
  const shown = ({ number, title, branch: ref }: OpenRequest) => ({
    number,
    title,
    html_url: `https://github.com/firm/website/pull/${number}`,
    head: { ref, sha: repository.idOf(ref) },
  });
  if (request === "GET /user") return { login: person };
  if (request.endsWith("/check-runs"))
    return { check_runs: [{ conclusion: conclusions[repository.check] }] };
  if (request.endsWith("/status")) return { statuses: [preview] };
  if (request.startsWith("GET /commits/")) {
    const sha = repository.idOf(id);
    return { sha, parents: [{ sha: repository.parentOf(sha) }] };
  }
  if (request.startsWith("GET /git/trees/"))
    return {
      tree: [...repository.filesOf(id)].map(([path, sha]) => ({
        path,
        type: "blob",
        sha,
      })),
    };
  if (request.startsWith("GET /git/blobs/"))
    return { content: repository.blob(id).toString("base64") };
  if (request === "POST /git/blobs") {
    const bytes = Buffer.from(String(body.content), "base64");
    return { sha: repository.addBlob(bytes) };
  }
  if (request === "POST /git/trees")
    return tree(repository, String(body.base_tree), body.tree as TreeEntry[]);
  if (request === "POST /git/commits") {
    const [parent = ""] = body.parents as string[];
    const files = repository.filesOf(String(body.tree));
    return { sha: repository.addCommit(files, parent) };
  }
  if (request.startsWith("GET /git/matching-refs/"))
    return [...repository.branches.keys()]
      .filter((name) => name.startsWith(branch))
      .map((name) => ({ ref: `refs/heads/${name}` }));
  if (request === "POST /git/refs" || request.startsWith("PATCH /git/refs/")) {
    const name = branch || String(body.ref).replace("refs/heads/", "");
    repository.branches.set(name, String(body.sha));
    return {};
  }
  if (request.startsWith("DELETE /git/refs/"))
    return repository.branches.delete(branch);
  if (request === "GET /pulls") return repository.requests.map(shown);
  if (request === "POST /pulls")
    return shown(repository.open(String(body.title), String(body.head)));
  if (request.endsWith("/merge")) return repository.merge(pull, body.sha);
  if (body.state === "closed") return repository.close(pull);
  throw new Error(`Not Found: ${request}`);
}
