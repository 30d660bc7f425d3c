import { SignInMissing } from "./ContentStore";

/** The online editor's settings, in config.json beside its page. */
export interface OnlineConfig {
  readonly service: "github" | "gitlab";
  /** Such as owner/website. */
  readonly repository: string;
  /** The branch that is published. */
  readonly branch: string;
  /** Address of the OAuth worker (GitHub) or of the Git service itself (GitLab). */
  readonly authUrl: string;
  /** Address of the service's API. */
  readonly apiUrl: string;
  /** The application's id (GitLab). */
  readonly appId?: string;
}

/** A commit with its files below content/. */
export interface Commit {
  readonly id: string;
  /** The commit before. */
  readonly parent: string;
  /** Git's id of each file by its path below content/. */
  readonly files: ReadonlyMap<string, string>;
}

/** The repository's CI for a commit. */
export interface Check {
  readonly state: "pending" | "passed" | "failed";
  /** A preview of the site at the commit. */
  readonly previewUrl?: string;
}

/** A file of a commit: its text, its bytes in base64, or the id of an existing file. Null deletes it. */
export type Entry =
  string | { readonly base64: string } | { readonly id: string } | null;

/** An open pull or merge request. */
export interface OpenRequest {
  /** Number of the request. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly branch: string;
  /** The branch's last commit. */
  readonly head: string;
}

/** The operations that the online editor needs. */
export interface GitService {
  user(): Promise<string>;
  commit(ref: string): Promise<Commit>;
  check(commit: string): Promise<Check>;
  /** A file in base64 by Git's id. */
  blob(id: string): Promise<string>;
  /** Creates or replaces a branch with one commit on top of `parent`. */
  write(
    branch: string,
    parent: Commit,
    entries: ReadonlyMap<string, Entry>,
    message: string,
  ): Promise<void>;
  openRequests(): Promise<readonly OpenRequest[]>;
  openRequest(branch: string, title: string): Promise<void>;
  merge(request: OpenRequest): Promise<void>;
  close(request: OpenRequest): Promise<void>;
}

/** The content folder in the repository. */
export const contentPrefix = "content/";

const tokenKey = "editor-token";

export const readToken = () => sessionStorage.getItem(tokenKey);

/** Keeps the sign-in for this window. */
export const keepToken = (token: string) =>
  sessionStorage.setItem(tokenKey, token);

/** Sends a request as the person who is signed in. Throws SignInMissing, or an Error for the maintainer. */
export async function callService<Answer>(
  address: string,
  method = "GET",
  body?: object,
): Promise<Answer> {
  const token = readToken();
  const response = await fetch(address, {
    method,
    cache: "no-store",
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      "The Git service does not respond. Check your connection and try again. Nothing you typed is lost.",
    );
  });
  // A deletion has no answer.
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  if (response.status === 401) {
    sessionStorage.removeItem(tokenKey);
    throw new SignInMissing(
      "Your sign-in has expired. Sign in again; nothing you typed is lost.",
    );
  }
  const { message = "" } = answer as { message?: string };
  throw new Error(
    `The Git service rejected the request (${response.status} ${message}). Nothing you typed is lost. If it happens again, show this message to the person who set up the editor.`,
  );
}
