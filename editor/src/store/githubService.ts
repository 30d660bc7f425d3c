import {
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

interface Sha {
  readonly sha: string;
}

interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly html_url: string;
  readonly head: { readonly ref: string; readonly sha: string };
}

interface CheckRun {
  readonly status: string;
  readonly conclusion: string | null;
}

interface Status {
  readonly state: string;
  readonly context: string;
  readonly target_url: string | null;
}

const requestOf = (pull: PullRequest): OpenRequest => ({
  id: String(pull.number),
  title: pull.title,
  url: pull.html_url,
  branch: pull.head.ref,
  head: pull.head.sha,
});

function checkOfRun({ status, conclusion }: CheckRun): CommitState["check"] {
  if (status !== "completed") return "pending";
  const isPassed = ["success", "neutral", "skipped"].includes(conclusion ?? "");
  return isPassed ? "passed" : "failed";
}

function checkOfStatus({ state }: Status): CommitState["check"] {
  if (state === "pending") return "pending";
  return state === "success" ? "passed" : "failed";
}

/** GitHub's REST interface (docs.github.com/rest), with several files in one commit. */
export function githubService(config: OnlineConfig): GitService {
  const { apiUrl = "https://api.github.com", repository, branch } = config;
  const repo = `${apiUrl}/repos/${repository}`;

  const tree = async (ref: string): Promise<Tree> => {
    const { sha, parents } = await readService<Sha & { parents: Sha[] }>(
      `${repo}/commits/${encodeURIComponent(ref)}`,
    );
    const found = await readService<{
      tree: { path: string; type: string; sha: string }[];
    }>(`${repo}/git/trees/${sha}?recursive=1`);
    const files = found.tree
      .filter((each) => each.type === "blob")
      .filter((each) => each.path.startsWith(contentPrefix))
      .map(
        (each) => [each.path.slice(contentPrefix.length), each.sha] as const,
      );
    return {
      commit: sha,
      parent: parents[0]?.sha ?? "",
      files: new Map(files),
    };
  };

  const treeEntry = async (name: string, entry: Entry) => {
    const place = {
      path: `${contentPrefix}${name}`,
      mode: "100644",
      type: "blob",
    };
    if (!entry) return { ...place, sha: null };
    if ("id" in entry) return { ...place, sha: entry.id };
    if ("text" in entry) return { ...place, content: entry.text };
    const { sha } = await readService<Sha>(`${repo}/git/blobs`, "POST", {
      content: entry.base64,
      encoding: "base64",
    });
    return { ...place, sha };
  };

  const deleteBranch = (name: string) =>
    callService(`${repo}/git/refs/heads/${name}`, "DELETE");

  return {
    user: async () =>
      (await readService<{ login: string }>(`${apiUrl}/user`)).login,

    tree,

    blob: async (id) => {
      const { content } = await readService<{ content: string }>(
        `${repo}/git/blobs/${id}`,
      );
      const bytes = atob(content.replaceAll("\n", ""));
      return new Blob([Uint8Array.from(bytes, (each) => each.charCodeAt(0))]);
    },

    commit: async (name, parent, entries, message) => {
      const { tree: parentTree } = await readService<{ tree: Sha }>(
        `${repo}/git/commits/${parent.commit}`,
      );
      const { sha: newTree } = await readService<Sha>(
        `${repo}/git/trees`,
        "POST",
        {
          base_tree: parentTree.sha,
          tree: await Promise.all(
            [...entries].map(([file, entry]) => treeEntry(file, entry)),
          ),
        },
      );
      const { sha } = await readService<Sha>(`${repo}/git/commits`, "POST", {
        message,
        tree: newTree,
        parents: [parent.commit],
      });
      const refs = await readService<{ ref: string }[]>(
        `${repo}/git/matching-refs/heads/${name}`,
      );
      if (refs.some(({ ref }) => ref === `refs/heads/${name}`))
        await callService(`${repo}/git/refs/heads/${name}`, "PATCH", {
          sha,
          force: true,
        });
      else
        await callService(`${repo}/git/refs`, "POST", {
          ref: `refs/heads/${name}`,
          sha,
        });
      return tree(sha);
    },

    openRequests: async () => {
      const pulls = await readService<PullRequest[]>(
        `${repo}/pulls?state=open&base=${branch}&per_page=100`,
      );
      return pulls
        .filter(({ head }) => head.ref.startsWith(draftPrefix))
        .map(requestOf);
    },

    openRequest: async (head, title) =>
      requestOf(
        await readService<PullRequest>(`${repo}/pulls`, "POST", {
          title,
          head,
          base: branch,
          body: "Saved in the editor.",
        }),
      ),

    stateOf: async (commit) => {
      const [{ check_runs }, { statuses }] = await Promise.all([
        readService<{ check_runs: CheckRun[] }>(
          `${repo}/commits/${commit}/check-runs`,
        ),
        readService<{ statuses: Status[] }>(`${repo}/commits/${commit}/status`),
      ]);
      const preview = statuses.find(
        ({ context, state, target_url }) =>
          /deploy|preview/i.test(context) && state === "success" && target_url,
      );
      return {
        check: stateOfChecks([
          ...check_runs.map(checkOfRun),
          ...statuses.map(checkOfStatus),
        ]),
        ...(preview?.target_url && { previewUrl: preview.target_url }),
      };
    },

    merge: async ({ id, branch: name, head, title }) => {
      await callService(`${repo}/pulls/${id}/merge`, "PUT", {
        merge_method: "squash",
        commit_title: title,
        sha: head,
      });
      await deleteBranch(name);
    },

    close: async ({ id, branch: name }) => {
      await callService(`${repo}/pulls/${id}`, "PATCH", { state: "closed" });
      await deleteBranch(name);
    },
  };
}
