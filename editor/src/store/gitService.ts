import { SignInExpired } from "./ContentStore";

/** Where the online editor saves: config.json beside its page. */
export interface OnlineConfig {
  readonly service: "github" | "gitlab";
  /** Such as owner/website. */
  readonly repository: string;
  /** The branch that is published. */
  readonly branch: string;
  /** Address of the OAuth worker (GitHub) or of the Git service itself (GitLab). */
  readonly authUrl: string;
  /** The application's id (GitLab). */
  readonly appId?: string;
  /** Address of the service's interface, where it is not the usual one. */
  readonly apiUrl?: string;
}

/** The files below content/ in a commit: Git's id of each by its path. */
export interface Tree {
  readonly commit: string;
  /** The commit before. */
  readonly parent: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A file of a commit: its text, its bytes in base64, or the id of one that Git has already. Null deletes it. */
export type Entry =
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly id: string }
  | null;

/** An open request to take a branch over, as the service knows it. */
export interface OpenRequest {
  /** Number of the request. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly branch: string;
  readonly head: string;
}

/** Bytes in base64, as Git services take them. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** How far the checks of a commit are, and where the site can be seen with it. */
export interface CommitState {
  readonly check: "pending" | "passed" | "failed";
  readonly previewUrl?: string;
}

/** What the online editor asks of a Git service. */
export interface GitService {
  user(): Promise<string>;
  tree(ref: string): Promise<Tree>;
  /** The bytes of a file by Git's id. */
  blob(id: string): Promise<Blob>;
  /** Makes a branch that is one commit on top of another, whatever it was before. */
  commit(
    branch: string,
    parent: Tree,
    entries: ReadonlyMap<string, Entry>,
    message: string,
  ): Promise<Tree>;
  openRequests(): Promise<readonly OpenRequest[]>;
  openRequest(branch: string, title: string): Promise<OpenRequest>;
  stateOf(commit: string): Promise<CommitState>;
  merge(request: OpenRequest): Promise<void>;
  close(request: OpenRequest): Promise<void>;
}

/** Branches of drafts begin with this. */
export const draftPrefix = "editor/";
/** The content's place in the repository. */
export const contentPrefix = "content/";

const tokenKey = "editor-token";

export const readToken = (): string | undefined =>
  sessionStorage.getItem(tokenKey) ?? undefined;

/** Keeps the sign-in for this window; undefined ends it. */
export function keepToken(token: string | undefined): void {
  if (token) sessionStorage.setItem(tokenKey, token);
  else sessionStorage.removeItem(tokenKey);
}

/** Asks a Git service as the person who is signed in. Throws SignInExpired, or an Error for the maintainer. */
export async function callService(
  address: string,
  method = "GET",
  body?: unknown,
): Promise<Response> {
  const token = readToken();
  const response = await fetch(address, {
    method,
    cache: "no-store",
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      "The Git service does not answer. Look at your connection, then repeat this; nothing you typed is lost.",
    );
  });
  if (response.status === 401) {
    keepToken(undefined);
    throw new SignInExpired();
  }
  if (response.ok) return response;
  const { message = "" } = (await response.json().catch(() => ({}))) as {
    message?: string;
  };
  throw new Error(
    `The Git service refused this (${response.status} ${String(message)}). Nothing you typed is lost; if it happens again, show this sentence to the person who set up the editor.`,
  );
}

/** Reads JSON from a Git service. The caller names the fields that it relies on. */
export async function readService<Answer>(
  ...request: Parameters<typeof callService>
): Promise<Answer> {
  return (await (await callService(...request)).json()) as Answer;
}

/** The one state of several checks. */
export function stateOfChecks(
  states: readonly CommitState["check"][],
): CommitState["check"] {
  if (states.includes("failed")) return "failed";
  return states.length === 0 || states.includes("pending")
    ? "pending"
    : "passed";
}
