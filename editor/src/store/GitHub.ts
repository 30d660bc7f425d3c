import { callGitHub, mutateGitHub } from "./githubApi";

/** The online editor's settings, in config.json beside its page. */
export interface GitHubConfig {
  readonly service: "github";
  /** Such as owner/website. */
  readonly repository: string;
  /** The branch that is published. */
  readonly branch: string;
  /** Address of the OAuth worker. */
  readonly authUrl: string;
}

/** A commit with its files below content/. */
export interface Commit {
  readonly id: string;
  /** Git's id of each file by its path below content/. */
  readonly files: ReadonlyMap<string, string>;
}

interface Sha {
  readonly sha: string;
}

/** Stands for a branch that does not exist. */
const nothing = "0".repeat(40);

const prefix = "content/";

/** The parts of GitHub's API that the editor uses (docs.github.com/rest, docs.github.com/graphql). */
export class GitHub {
  constructor(readonly config: GitHubConfig) {}

  async user(): Promise<string> {
    return (await callGitHub<{ login: string }>("/user")).login;
  }

  /** The published branch's last commit. */
  published(): Promise<Commit> {
    return this.commit(this.config.branch);
  }

  /** @param ref A branch or the id of a commit. */
  async commit(ref: string): Promise<Commit> {
    const { sha } = await this.call<Sha>(`/commits/${ref}`);
    const { tree } = await this.call<{
      tree: { path: string; type: string; sha: string }[];
    }>(`/git/trees/${sha}?recursive=1`);
    const files = tree
      .filter(({ type, path }) => type === "blob" && path.startsWith(prefix))
      .map(({ path, sha: id }) => [path.slice(prefix.length), id] as const);
    return { id: sha, files: new Map(files) };
  }

  /** The id of a branch's last commit; undefined if the branch does not exist. */
  async head(branch: string): Promise<string | undefined> {
    const refs = await this.call<{ ref: string; object: Sha }[]>(
      `/git/matching-refs/heads/${branch}`,
    );
    return refs.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
  }

  /** The last commit that two have in common. */
  async mergeBase(one: string, other: string): Promise<string> {
    const { merge_base_commit } = await this.call<{ merge_base_commit: Sha }>(
      `/compare/${one}...${other}?per_page=1`,
    );
    return merge_base_commit.sha;
  }

  /** A file in base64 by Git's id. */
  async blob(id: string): Promise<string> {
    return (await this.call<{ content: string }>(`/git/blobs/${id}`)).content;
  }

  /**
   * Creates, moves or deletes a branch.
   *
   * @param before The branch's last commit; undefined if it does not exist.
   * @param after Undefined deletes the branch.
   * @throws Rejected if the branch is not at `before`.
   */
  async moveBranch(
    branch: string,
    before = nothing,
    after = nothing,
  ): Promise<void> {
    const { node_id } = await this.call<{ node_id: string }>("");
    const name = `refs/heads/${branch}`;
    await mutateGitHub(
      "mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }",
      {
        repositoryId: node_id,
        refUpdates: [{ name, beforeOid: before, afterOid: after }],
      },
    );
  }

  /**
   * Adds a commit to a branch.
   *
   * @param head The branch's last commit.
   * @param files Contents in base64 by path below content/; null deletes a file.
   * @returns The commit's id.
   * @throws Rejected if the branch is not at `head`.
   */
  async addCommit(
    branch: string,
    head: string,
    files: ReadonlyMap<string, string | null>,
    headline: string,
  ): Promise<string> {
    const changes = [...files].map(([file, contents]) => ({
      path: `${prefix}${file}`,
      contents,
    }));
    const { createCommitOnBranch } = await mutateGitHub<{
      createCommitOnBranch: { commit: { oid: string } };
    }>(
      "mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
      {
        branch: {
          repositoryNameWithOwner: this.config.repository,
          branchName: branch,
        },
        expectedHeadOid: head,
        message: { headline },
        fileChanges: {
          additions: changes.filter(({ contents }) => contents !== null),
          deletions: changes
            .filter(({ contents }) => contents === null)
            .map(({ path }) => ({ path })),
        },
      },
    );
    return createCommitOnBranch.commit.oid;
  }

  /**
   * Merges another branch into a branch.
   *
   * @param head The branch's last commit.
   * @param other The other branch's last commit.
   * @param files What differs from `other`: texts, ids of existing files, or null for deleted files.
   * @returns The merge's id.
   * @throws Rejected if the branch is not at `head`.
   */
  async addMerge(
    branch: string,
    head: string,
    other: string,
    files: ReadonlyMap<string, { content: string } | { sha: string | null }>,
    message: string,
  ): Promise<string> {
    const { sha: tree } = await this.call<Sha>("/git/trees", "POST", {
      base_tree: other,
      tree: [...files].map(([file, entry]) => ({
        path: `${prefix}${file}`,
        mode: "100644",
        type: "blob",
        ...entry,
      })),
    });
    const commit = { message, tree, parents: [head, other] };
    const { sha } = await this.call<Sha>("/git/commits", "POST", commit);
    await this.moveBranch(branch, head, sha);
    return sha;
  }

  /** @param path Below the repository's address. */
  call<Answer>(path: string, method?: string, body?: object): Promise<Answer> {
    const address = `/repos/${this.config.repository}${path}`;
    return callGitHub(address, method, body);
  }
}
