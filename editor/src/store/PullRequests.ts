import type { Draft } from "./ContentStore";
import type { GitHub } from "./GitHub";

/** A pull request. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly html_url: string;
  readonly merged_at: string | null;
  readonly head: { readonly ref: string; readonly sha: string };
}

/** Results of checks and statuses that prevent no publication. */
const good: readonly string[] = ["success", "neutral", "skipped"];

/** The pull requests of the published branch, and what the repository's CI says of them. */
export class PullRequests {
  constructor(private readonly github: GitHub) {}

  async check(commit: string): Promise<Pick<Draft, "check" | "previewUrl">> {
    const [{ check_runs }, { statuses }] = await Promise.all([
      this.github.call<{ check_runs: { conclusion: string | null }[] }>(
        `/commits/${commit}/check-runs?per_page=100`,
      ),
      this.github.call<{
        statuses: { context: string; state: string; target_url: string }[];
      }>(`/commits/${commit}/status?per_page=100`),
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
      check:
        results.length === 0 || results.includes("pending")
          ? "pending"
          : results.every((result) => good.includes(result))
            ? "passed"
            : "failed",
      ...(preview && { previewUrl: preview.target_url }),
    };
  }

  /** All open ones. */
  open(): Promise<readonly PullRequest[]> {
    const base = encodeURIComponent(this.github.config.branch);
    return this.github.call(`/pulls?state=open&base=${base}&per_page=100`);
  }

  one(number: number): Promise<PullRequest> {
    return this.github.call(`/pulls/${number}`);
  }

  async create(head: string, title: string): Promise<void> {
    const base = this.github.config.branch;
    const body = "Saved in the editor.";
    await this.github.call("/pulls", "POST", { title, head, base, body });
  }

  /** Squashes a pull request into the published branch, if its last commit is `head`. */
  async merge(number: number, title: string, head: string): Promise<void> {
    await this.github.call(`/pulls/${number}/merge`, "PUT", {
      merge_method: "squash",
      commit_title: title,
      sha: head,
    });
  }
}
