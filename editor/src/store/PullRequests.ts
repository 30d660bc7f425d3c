import type { Draft, Problem } from "./ContentStore";
import type { GitHub } from "./GitHub";

/** A pull request. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly html_url: string;
  readonly merged_at: string | null;
  readonly head: { readonly ref: string; readonly sha: string };
}

/** A job of the CI. */
interface CheckRun {
  readonly id: number;
  readonly conclusion: string | null;
}

/** What a job says about a line of a file. */
interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly annotation_level: "notice" | "warning" | "failure";
  readonly title: string | null;
  readonly message: string;
}

/** Results of checks and statuses that prevent no publication. */
const good: readonly string[] = ["success", "neutral", "skipped"];

/** The pull requests of the published branch, and what the repository's CI says of them. */
export class PullRequests {
  constructor(private readonly github: GitHub) {}

  async check(
    commit: string,
  ): Promise<Pick<Draft, "check" | "problems" | "previewUrl">> {
    const [{ check_runs }, { statuses }] = await Promise.all([
      this.github.call<{ check_runs: CheckRun[] }>(
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
    const failed = check_runs.filter(
      ({ conclusion }) => conclusion === "failure",
    );
    return {
      problems: (
        await Promise.all(failed.map(({ id }) => this.problems(id)))
      ).flat(),
      check:
        results.length === 0 || results.includes("pending")
          ? "pending"
          : results.every((result) => good.includes(result))
            ? "passed"
            : "failed",
      ...(preview && { previewUrl: preview.target_url }),
    };
  }

  /** What the content check said in a job of the CI (annotation in problem.ts). */
  private async problems(checkRun: number): Promise<Problem[]> {
    const annotations = await this.github.call<readonly Annotation[]>(
      `/check-runs/${checkRun}/annotations?per_page=100`,
    );
    return annotations
      .filter(({ annotation_level }) => annotation_level === "failure")
      .filter(({ path }) => path.startsWith("content/"))
      .map(({ path, start_line: line, title, message }) => ({
        severity: "error",
        file: path.replace("content/", ""),
        line,
        column: 1,
        // A problem with the whole file has its name there.
        field: path === `content/${title}` ? "" : (title ?? ""),
        message,
        remedy: "",
      }));
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
