import {
  callService,
  contentPrefix,
  type Check,
  type Commit,
  type Entry,
  type GitService,
  type OnlineConfig,
} from "./gitService";

interface MergeRequest {
  readonly iid: number;
  readonly title: string;
  readonly web_url: string;
  readonly source_branch: string;
  readonly sha: string;
}

/** Entries on a page of a list; GitLab's maximum. */
const pageSize = 100;

/** By the state of the commit's pipeline. */
const checks: Readonly<Record<string, Check["state"]>> = {
  success: "passed",
  skipped: "passed",
  manual: "passed",
  failed: "failed",
  canceled: "failed",
};

/** GitLab's REST API (docs.gitlab.com/api/rest). */
export function gitlabService(config: OnlineConfig): GitService {
  const { repository, branch, apiUrl } = config;
  const project = `${apiUrl}/projects/${encodeURIComponent(repository)}`;
  const repo = `${project}/repository`;

  const readCommit = (ref: string) =>
    callService<{ id: string; parent_ids: string[]; status: string | null }>(
      `${repo}/commits/${encodeURIComponent(ref)}`,
    );

  const filesOf = async (commit: string) => {
    const files = new Map<string, string>();
    for (let page = 1; ; page++) {
      const entries = await callService<
        { id: string; path: string; type: string }[]
      >(
        `${repo}/tree?ref=${commit}&path=content&recursive=true&per_page=${pageSize}&page=${page}`,
      );
      for (const { id, path, type } of entries)
        if (type === "blob") files.set(path.slice(contentPrefix.length), id);
      if (entries.length < pageSize) return files;
    }
  };

  const blob = async (id: string) =>
    (await callService<{ content: string }>(`${repo}/blobs/${id}`)).content;

  const action = async (file: string, entry: Entry, parent: Commit) => {
    const file_path = `${contentPrefix}${file}`;
    if (entry === null) return { action: "delete", file_path };
    const kind = parent.files.has(file) ? "update" : "create";
    if (typeof entry === "string")
      return { action: kind, file_path, content: entry };
    const content = "id" in entry ? await blob(entry.id) : entry.base64;
    return { action: kind, file_path, encoding: "base64", content };
  };

  return {
    user: async () =>
      (await callService<{ username: string }>(`${apiUrl}/user`)).username,

    commit: async (ref) => {
      const { id, parent_ids } = await readCommit(ref);
      return {
        id,
        parent: parent_ids[0] ?? "",
        files: await filesOf(id),
      };
    },

    check: async (commit) => {
      const { status } = await readCommit(commit);
      return { state: checks[status ?? ""] ?? "pending" };
    },

    blob,

    write: async (head, parent, entries, commit_message) => {
      await callService(`${repo}/commits`, "POST", {
        branch: head,
        start_sha: parent.id,
        force: true,
        commit_message,
        actions: await Promise.all(
          [...entries].map(([file, entry]) => action(file, entry, parent)),
        ),
      });
    },

    openRequests: async () => {
      const requests = await callService<MergeRequest[]>(
        `${project}/merge_requests?state=opened&target_branch=${branch}&per_page=100`,
      );
      return requests.map(({ iid, title, web_url, source_branch, sha }) => ({
        id: String(iid),
        title,
        url: web_url,
        branch: source_branch,
        head: sha,
      }));
    },

    openRequest: async (head, title) => {
      await callService(`${project}/merge_requests`, "POST", {
        title,
        source_branch: head,
        target_branch: branch,
        remove_source_branch: true,
      });
    },

    merge: async ({ id, head }) => {
      await callService(`${project}/merge_requests/${id}/merge`, "PUT", {
        sha: head,
        squash: true,
        should_remove_source_branch: true,
      });
    },

    close: async ({ id, branch: head }) => {
      await callService(`${project}/merge_requests/${id}`, "PUT", {
        state_event: "close",
      });
      await callService(
        `${repo}/branches/${encodeURIComponent(head)}`,
        "DELETE",
      );
    },
  };
}
