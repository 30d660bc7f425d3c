import type { Asked } from "./gitStandIn";
import type { OpenRequest, Repository } from "./repository";

interface Action {
  readonly action: "create" | "update" | "delete";
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: "base64";
}

const states = { pending: "running", passed: "success", failed: "failed" };

function write(repository: Repository, body: Asked["body"]) {
  const parent = String(body.start_sha);
  const files = new Map(repository.filesOf(parent));
  for (const entry of body.actions as Action[]) {
    const { action, file_path, content = "", encoding = "utf8" } = entry;
    if (files.has(file_path) === (action === "create"))
      throw new Error(`A file with this name: ${action} ${file_path}`);
    if (action === "delete") files.delete(file_path);
    else
      files.set(file_path, repository.addBlob(Buffer.from(content, encoding)));
  }
  const id = repository.addCommit(files, parent);
  repository.branches.set(String(body.branch), id);
  return { id };
}

/** Answers as GitLab does (docs.gitlab.com/api/rest). */
export function answerAsGitlab(
  repository: Repository,
  { request, query, body, person }: Asked,
): unknown {
  const [, ref = ""] = /(?:commits|blobs|branches)\/(.+)$/.exec(request) ?? [];
  const iid = Number(/\/merge_requests\/(\d+)/.exec(request)?.[1]);
  const shown = ({ number, title, branch }: OpenRequest) => ({
    iid: number,
    title,
    web_url: `https://gitlab.com/firm/website/-/merge_requests/${number}`,
    source_branch: branch,
    sha: repository.idOf(branch),
  });
  if (request === "GET /user") return { username: person };
  if (request.startsWith("GET /repository/commits/")) {
    const id = repository.idOf(ref);
    const parent_ids = [repository.parentOf(id)];
    return { id, parent_ids, status: states[repository.check] };
  }
  if (request === "GET /repository/tree") {
    const end = Number(query.get("page")) * 100;
    return [...repository.filesOf(query.get("ref") ?? "")]
      .slice(end - 100, end)
      .map(([path, id]) => ({ id, path, type: "blob" }));
  }
  if (request.startsWith("GET /repository/blobs/"))
    return { content: repository.blob(ref).toString("base64") };
  if (request === "POST /repository/commits") return write(repository, body);
  if (request.startsWith("DELETE /repository/branches/"))
    return repository.branches.delete(ref);
  if (request === "GET /merge_requests") return repository.requests.map(shown);
  if (request === "POST /merge_requests")
    return shown(
      repository.open(String(body.title), String(body.source_branch)),
    );
  if (request.endsWith("/merge")) {
    const merged = repository.requests.find(({ number }) => number === iid);
    repository.merge(iid, body.sha);
    return repository.branches.delete(merged?.branch ?? "");
  }
  if (body.state_event === "close") return repository.close(iid);
  throw new Error(`404 Not Found: ${request}`);
}
