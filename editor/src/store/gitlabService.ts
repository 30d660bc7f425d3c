import {
  base64Of,
  callService,
  contentPrefix,
  draftPrefix,
  readService,
  stateOfChecks,
  type CommitState,
  type Entry,
  type GitService,
  type OnlineConfig,
  type OpenRequest,
  type Tree,
} from "./gitService";

interface MergeRequest {
  readonly iid: number;
  readonly title: string;
  readonly web_url: string;
  readonly source_branch: string;
  readonly sha: string;
}

interface Status {
  readonly name: string;
  readonly status: string;
  readonly target_url: string | null;
}

const requestOf = (request: MergeRequest): OpenRequest => ({
  id: String(request.iid),
  title: request.title,
  url: request.web_url,
  branch: request.source_branch,
  head: request.sha,
});

function checkOf({ status }: Status): CommitState["check"] {
  if (["success", "skipped", "manual"].includes(status)) return "passed";
  return ["failed", "canceled"].includes(status) ? "failed" : "pending";
}

/** GitLab's REST interface (docs.gitlab.com/api/rest). */
export function gitlabService(config: OnlineConfig): GitService {
  const { repository, branch, authUrl } = config;
  const { apiUrl = `${authUrl}/api/v4` } = config;
  const project = `${apiUrl}/projects/${encodeURIComponent(repository)}`;
  const repo = `${project}/repository`;

  const tree = async (ref: string): Promise<Tree> => {
    const name = encodeURIComponent(ref);
    const { id, parent_ids } = await readService<{
      id: string;
      parent_ids: string[];
    }>(`${repo}/commits/${name}`);
    const files = new Map<string, string>();
    for (let page = "1"; page;) {
      const response = await callService(
        `${repo}/tree?ref=${id}&path=content&recursive=true&per_page=100&page=${page}`,
      );
      const entries = (await response.json()) as {
        id: string;
        path: string;
        type: string;
      }[];
      for (const entry of entries)
        if (entry.type === "blob")
          files.set(entry.path.slice(contentPrefix.length), entry.id);
      page = response.headers.get("x-next-page") ?? "";
    }
    return { commit: id, parent: parent_ids[0] ?? "", files };
  };

  const blob = async (id: string) =>
    (await callService(`${repo}/blobs/${id}/raw`)).blob();

  const action = async (name: string, entry: Entry, parent: Tree) => {
    const file_path = `${contentPrefix}${name}`;
    if (!entry) return { action: "delete", file_path };
    const kind = parent.files.has(name) ? "update" : "create";
    if ("text" in entry)
      return { action: kind, file_path, content: entry.text };
    const content =
      "id" in entry ? await base64Of(await blob(entry.id)) : entry.base64;
    return { action: kind, file_path, encoding: "base64", content };
  };

  return {
    user: async () =>
      (await readService<{ username: string }>(`${apiUrl}/user`)).username,
    tree,
    blob,

    commit: async (name, parent, entries, commit_message) => {
      const { id } = await readService<{ id: string }>(
        `${repo}/commits`,
        "POST",
        {
          branch: name,
          start_sha: parent.commit,
          force: true,
          commit_message,
          actions: await Promise.all(
            [...entries].map(([file, entry]) => action(file, entry, parent)),
          ),
        },
      );
      return tree(id);
    },

    openRequests: async () => {
      const requests = await readService<MergeRequest[]>(
        `${project}/merge_requests?state=opened&target_branch=${branch}&per_page=100`,
      );
      return requests
        .map(requestOf)
        .filter((request) => request.branch.startsWith(draftPrefix));
    },

    openRequest: async (name, title) =>
      requestOf(
        await readService<MergeRequest>(`${project}/merge_requests`, "POST", {
          title,
          source_branch: name,
          target_branch: branch,
          remove_source_branch: true,
        }),
      ),

    stateOf: async (commit) => {
      const statuses = await readService<Status[]>(
        `${repo}/commits/${commit}/statuses`,
      );
      const preview = statuses.find(
        ({ name, target_url }) => /deploy|preview/i.test(name) && target_url,
      );
      return {
        check: stateOfChecks(statuses.map(checkOf)),
        ...(preview?.target_url && { previewUrl: preview.target_url }),
      };
    },

    merge: async ({ id, head }) => {
      await callService(`${project}/merge_requests/${id}/merge`, "PUT", {
        sha: head,
        squash: true,
        should_remove_source_branch: true,
      });
    },

    close: async ({ id, branch: name }) => {
      await callService(`${project}/merge_requests/${id}`, "PUT", {
        state_event: "close",
      });
      await callService(
        `${repo}/branches/${encodeURIComponent(name)}`,
        "DELETE",
      );
    },
  };
}
