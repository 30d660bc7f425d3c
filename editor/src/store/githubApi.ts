import { SignInMissing } from "./ContentStore";

/** Address of GitHub's API. */
export const apiUrl = "https://api.github.com";

/** Time for a large picture on a slow line; after it a save can be tried again. */
const answerTimeoutMs = 180_000;

const tokenKey = "editor-token";

export const readToken = () => sessionStorage.getItem(tokenKey);

/** Keeps the sign-in for this window. */
export const keepToken = (token: string) =>
  sessionStorage.setItem(tokenKey, token);

/** A request that GitHub rejected. If a branch has moved, reading it again helps. */
export class Rejected extends Error {
  constructor(reason: string) {
    super(
      `GitHub rejected the request (${reason}). Nothing you typed is lost. If it happens again, show this message to the person who set up the editor.`,
    );
  }
}

/**
 * Sends a request as the person who is signed in.
 *
 * @param path Below the API's address.
 * @throws SignInMissing, Rejected, or an Error for the maintainer.
 */
export async function callGitHub<Answer>(
  path: string,
  method = "GET",
  body?: object,
): Promise<Answer> {
  const token = readToken();
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${apiUrl}${path}`, {
      method,
      cache: "no-store",
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // The page of a broken gateway, and what a lost connection leaves of an answer, are no JSON.
    answer = await response.json();
  } catch {
    throw new Error(
      "GitHub does not respond. Check your connection and try again. Nothing you typed is lost.",
    );
  }
  if (response.ok) return answer as Answer;
  if (response.status === 401) {
    sessionStorage.removeItem(tokenKey);
    throw new SignInMissing(
      "Your sign-in has expired. Sign in again; nothing you typed is lost.",
    );
  }
  const { message = "" } = answer as { message?: string };
  throw new Rejected(`${response.status} ${message}`);
}

/** Runs a GraphQL mutation. Throws as callGitHub. */
export async function mutateGitHub<Answer>(
  query: string,
  input: object,
): Promise<Answer> {
  const { data, errors = [] } = await callGitHub<{
    data: Answer;
    errors?: { type?: string; message: string }[];
  }>("/graphql", "POST", { query, variables: { input } });
  const [error] = errors;
  if (error) throw new Rejected(`${error.type ?? ""} ${error.message}`);
  return data;
}
