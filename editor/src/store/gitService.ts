import { SignInMissing } from "./ContentStore";

/** Where the online editor saves: config.json beside its page. */
export interface OnlineConfig {
  readonly service: "github" | "gitlab";
  /** Such as owner/website. */
  readonly repository: string;
  /** The branch that is published. */
  readonly branch: string;
  /** Address of the OAuth worker (GitHub) or of the Git service itself (GitLab). */
  readonly authUrl: string;
  /** Address of the service's interface. */
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
  /** How far the repository's check of the commit is. */
  readonly check: "pending" | "passed" | "failed";
  /** Where the site can be seen as it is in the commit. */
  readonly previewUrl?: string;
}

/** A file of a commit: its text, its bytes, or the id of one that Git has already. Null deletes it. */
export type Entry = string | Blob | { readonly id: string } | null;

/** An open request to take a branch over: a pull or merge request. */
export interface OpenRequest {
  /** Number of the request. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly branch: string;
  /** The branch's last commit. */
  readonly head: string;
}

/** What the online editor asks of a Git service. */
export interface GitService {
  user(): Promise<string>;
  commit(ref: string): Promise<Commit>;
  /** The bytes of a file by Git's id. */
  blob(id: string): Promise<Blob>;
  /** Makes a branch that is one commit on top of another, whatever it was before. */
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

/** The content's place in the repository. */
export const contentPrefix = "content/";

const tokenKey = "editor-token";

export const readToken = () => sessionStorage.getItem(tokenKey);

/** Keeps the sign-in for this window. */
export const keepToken = (token: string) =>
  sessionStorage.setItem(tokenKey, token);

/** Bytes in base64, as Git services take them. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The error for a maintainer whose request was refused. */
export const refused = (reason: string) =>
  new Error(
    `The Git service refused this (${reason}). Nothing you typed is lost; if it happens again, show this sentence to the person who set up the editor.`,
  );

/** Asks a Git service as the person who is signed in. Throws SignInMissing, or an Error for the maintainer. */
export async function callService(
  address: string,
  method = "GET",
  body?: object,
): Promise<Response> {
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
      "The Git service does not answer. Look at your connection, then repeat this; nothing you typed is lost.",
    );
  });
  if (response.ok) return response;
  if (response.status === 401) {
    sessionStorage.removeItem(tokenKey);
    throw new SignInMissing(
      "Your sign-in has expired. Sign in again; nothing you typed is lost.",
    );
  }
  const { message = "" } = (await response.json().catch(() => ({}))) as {
    message?: string;
  };
  throw refused(`${response.status} ${message}`);
}

/** Asks a Git service and reads its answer. */
export async function readService<Answer>(
  ...request: Parameters<typeof callService>
): Promise<Answer> {
  return (await (await callService(...request)).json()) as Answer;
}
