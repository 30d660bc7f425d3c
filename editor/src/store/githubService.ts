import {
  callService,
  contentPrefix,
  type Entry,
  type GitService,
  type OnlineConfig,
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

/** Results of checks and statuses that prevent no publication. */
const good: readonly string[] = ["success", "neutral", "skipped"];

/** GitHub's API (docs.github.com/rest). */
export function githubService(config: OnlineConfig): GitService {
  const { apiUrl, repository, branch } = config;
  const repo = `${apiUrl}/repos/${repository}`;
  const git = `${repo}/git`;

  const treeEntry = async (file: string, entry: Entry) => {
    const path = `${contentPrefix}${file}`;
    const place = { path, mode: "100644", type: "blob" };
    if (typeof entry === "string") return { ...place, content: entry };
    if (!entry || "id" in entry) return { ...place, sha: entry?.id ?? null };
    const { sha } = await callService<Sha>(`${git}/blobs`, "POST", {
      content: entry.base64,
      encoding: "base64",
    });
    return { ...place, sha };
  };

  const deleteBranch = (head: string) =>
    callService(`${git}/refs/heads/${head}`, "DELETE");

  return {
    user: async () =>
      (await callService<{ login: string }>(`${apiUrl}/user`)).login,

    commit: async (ref) => {
      const { sha, parents } = await callService<Sha & { parents: Sha[] }>(
        `${repo}/commits/${ref}`,
      );
      const { tree } = await callService<{
        tree: { path: string; type: string; sha: string }[];
      }>(`${git}/trees/${sha}?recursive=1`);
      return {
        id: sha,
        parent: parents[0]?.sha ?? "",
        files: new Map(
          tree
            .filter(({ type }) => type === "blob")
            .filter(({ path }) => path.startsWith(contentPrefix))
            .map(({ path, sha: id }) => [path.slice(contentPrefix.length), id]),
        ),
      };
    },

    check: async (commit) => {
      const of = `${repo}/commits/${commit}`;
      const [{ check_runs }, { statuses }] = await Promise.all([
        callService<{ check_runs: { conclusion: string | null }[] }>(
          `${of}/check-runs?per_page=100`,
        ),
        callService<{
          statuses: { context: string; state: string; target_url: string }[];
        }>(`${of}/status?per_page=100`),
      ]);
      const results = [
        ...check_runs.map(({ conclusion }) => conclusion ?? "pending"),
        ...statuses.map(({ state }) => state),
      ];
      const preview = statuses.find(
        ({ context, state }) =>
          /deploy|preview/i.test(context) && state === "success",
      );
      return {
        state:
          results.length === 0 || results.includes("pending")
            ? "pending"
            : results.every((result) => good.includes(result))
              ? "passed"
              : "failed",
        ...(preview && { previewUrl: preview.target_url }),
      };
    },

    blob: async (id) =>
      (await callService<{ content: string }>(`${git}/blobs/${id}`)).content,

    write: async (head, parent, entries, message) => {
      const { sha: tree } = await callService<Sha>(`${git}/trees`, "POST", {
        base_tree: parent.id,
        tree: await Promise.all(
          [...entries].map((entry) => treeEntry(...entry)),
        ),
      });
      const { sha } = await callService<Sha>(`${git}/commits`, "POST", {
        message,
        tree,
        parents: [parent.id],
      });
      const ref = `refs/heads/${head}`;
      const known = await callService<{ ref: string }[]>(
        `${git}/matching-refs/heads/${head}`,
      );
      if (known.some((each) => each.ref === ref))
        await callService(`${git}/${ref}`, "PATCH", { sha, force: true });
      else await callService(`${git}/refs`, "POST", { ref, sha });
    },

    openRequests: async () => {
      const pulls = await callService<PullRequest[]>(
        `${repo}/pulls?state=open&base=${branch}&per_page=100`,
      );
      return pulls.map(({ number, title, html_url, head }) => ({
        id: String(number),
        title,
        url: html_url,
        branch: head.ref,
        head: head.sha,
      }));
    },

    openRequest: async (head, title) => {
      await callService(`${repo}/pulls`, "POST", {
        title,
        head,
        base: branch,
        body: "Saved in the editor.",
      });
    },

    merge: async ({ id, branch: head, head: sha, title }) => {
      await callService(`${repo}/pulls/${id}/merge`, "PUT", {
        merge_method: "squash",
        commit_title: title,
        sha,
      });
      await deleteBranch(head);
    },

    close: async ({ id, branch: head }) => {
      await callService(`${repo}/pulls/${id}`, "PATCH", { state: "closed" });
      await deleteBranch(head);
    },
  };
}
