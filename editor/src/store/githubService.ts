import {
  callService,
  contentPrefix,
  readService,
  refused,
  type Commit,
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

/** Only the GraphQL API sums up all checks of a commit. */
const commitQuery = `query ($owner: String!, $name: String!, $ref: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $ref) {
      ... on Commit {
        oid
        parents(first: 1) { nodes { oid } }
        statusCheckRollup {
          state
          contexts(first: 100) {
            nodes { ... on StatusContext { context state targetUrl } }
          }
        }
      }
    }
  }
}`;

interface CommitAnswer {
  readonly errors?: readonly { readonly message: string }[];
  readonly data?: {
    readonly repository: {
      readonly object: {
        readonly oid: string;
        readonly parents: { readonly nodes: readonly { oid: string }[] };
        readonly statusCheckRollup: {
          readonly state: string;
          /** Check runs have none of these fields. */
          readonly contexts: {
            readonly nodes: readonly {
              readonly context?: string;
              readonly state?: string;
              readonly targetUrl?: string | null;
            }[];
          };
        } | null;
      } | null;
    } | null;
  };
}

const checks: Readonly<Record<string, Commit["check"]>> = {
  SUCCESS: "passed",
  FAILURE: "failed",
  ERROR: "failed",
};

/** GitHub's API (docs.github.com/rest, docs.github.com/graphql). */
export function githubService(config: OnlineConfig): GitService {
  const { apiUrl, repository, branch } = config;
  const [owner, name] = repository.split("/");
  const repo = `${apiUrl}/repos/${repository}`;
  const git = `${repo}/git`;

  const treeEntry = async (file: string, entry: Entry) => {
    const path = `${contentPrefix}${file}`;
    const place = { path, mode: "100644", type: "blob" };
    if (typeof entry === "string") return { ...place, content: entry };
    if (!entry || "id" in entry) return { ...place, sha: entry?.id ?? null };
    const { sha } = await readService<Sha>(`${git}/blobs`, "POST", {
      content: entry.base64,
      encoding: "base64",
    });
    return { ...place, sha };
  };

  const deleteBranch = (head: string) =>
    callService(`${git}/refs/heads/${head}`, "DELETE");

  return {
    user: async () =>
      (await readService<{ login: string }>(`${apiUrl}/user`)).login,

    commit: async (ref) => {
      const answer = await readService<CommitAnswer>(
        `${apiUrl}/graphql`,
        "POST",
        { query: commitQuery, variables: { owner, name, ref } },
      );
      const commit = answer.data?.repository?.object;
      if (!commit)
        throw refused(answer.errors?.[0]?.message ?? `no branch ${ref}`);
      const { oid, parents, statusCheckRollup: rollup } = commit;
      const { tree } = await readService<{
        tree: { path: string; type: string; sha: string }[];
      }>(`${git}/trees/${oid}?recursive=1`);
      const preview = rollup?.contexts.nodes.find(
        ({ context = "", state }) =>
          /deploy|preview/i.test(context) && state === "SUCCESS",
      );
      return {
        id: oid,
        parent: parents.nodes[0]?.oid ?? "",
        files: new Map(
          tree
            .filter(({ type }) => type === "blob")
            .filter(({ path }) => path.startsWith(contentPrefix))
            .map(({ path, sha }) => [path.slice(contentPrefix.length), sha]),
        ),
        check: checks[rollup?.state ?? ""] ?? "pending",
        ...(preview?.targetUrl && { previewUrl: preview.targetUrl }),
      };
    },

    blob: async (id) => {
      const { content } = await readService<{ content: string }>(
        `${git}/blobs/${id}`,
      );
      const bytes = atob(content.replaceAll("\n", ""));
      return new Blob([Uint8Array.from(bytes, (each) => each.charCodeAt(0))]);
    },

    write: async (head, parent, entries, message) => {
      const { sha: tree } = await readService<Sha>(`${git}/trees`, "POST", {
        base_tree: parent.id,
        tree: await Promise.all(
          [...entries].map((entry) => treeEntry(...entry)),
        ),
      });
      const { sha } = await readService<Sha>(`${git}/commits`, "POST", {
        message,
        tree,
        parents: [parent.id],
      });
      const ref = `refs/heads/${head}`;
      const known = await readService<{ ref: string }[]>(
        `${git}/matching-refs/heads/${head}`,
      );
      if (known.some((each) => each.ref === ref))
        await callService(`${git}/${ref}`, "PATCH", { sha, force: true });
      else await callService(`${git}/refs`, "POST", { ref, sha });
    },

    openRequests: async () => {
      const pulls = await readService<PullRequest[]>(
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
