import { SignInMissing } from "./ContentStore";
import { keepToken, callService, type OnlineConfig } from "./gitService";

const notAccepted = () =>
  new SignInMissing(
    "The Git service did not accept the sign-in. Sign in again; if it fails again, ask the person who set up the editor.",
  );

/** Signs in through an OAuth worker in a popup (the protocol of Decap CMS and sveltia-cms-auth). */
function signInByWorker({ authUrl, service }: OnlineConfig): Promise<void> {
  const query = new URLSearchParams({
    provider: service,
    site_id: location.hostname,
    scope: "repo",
  });
  const { origin } = new URL(authUrl);
  const address = `${authUrl}/auth?${query}`;
  const popup = open(address, "sign-in", "popup,width=800,height=700");
  if (!popup)
    throw new SignInMissing(
      "Allow this page to open a window, then sign in again.",
    );
  return new Promise((resolve, reject) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== "string") return;
      if (event.data === `authorizing:${service}`)
        popup.postMessage(event.data, origin);
      const [, result, json = ""] =
        /^authorization:\w+:(success|error):(.*)$/s.exec(event.data) ?? [];
      if (!result) return;
      removeEventListener("message", listen);
      popup.close();
      const { token } = JSON.parse(json) as { token?: string };
      if (token) {
        keepToken(token);
        resolve();
      } else reject(notAccepted());
    };
    addEventListener("message", listen);
  });
}

/** Survives the redirect to the Git service. */
const verifierKey = "editor-sign-in";

const redirectUri = () => `${location.origin}${location.pathname}`;

/** Signs in with PKCE (RFC 7636), which needs no server of ours. Leaves the page. */
async function signInByPkce({ authUrl, appId = "" }: OnlineConfig) {
  const verifier = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  sessionStorage.setItem(verifierKey, verifier);
  const bytes = new TextEncoder().encode(verifier);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri(),
    response_type: "code",
    scope: "api",
    code_challenge: btoa(String.fromCharCode(...digest))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", ""),
    code_challenge_method: "S256",
  });
  location.assign(`${authUrl}/oauth/authorize?${query}`);
  // The page is left, so there is nothing to do afterwards.
  return new Promise<never>(() => undefined);
}

/** Completes a sign-in with PKCE. The verifier rejects a code that this window did not request. */
export async function finishSignIn(config: OnlineConfig): Promise<void> {
  const answer = new URLSearchParams(location.search);
  const verifier = sessionStorage.getItem(verifierKey);
  if (!verifier || !(answer.has("code") || answer.has("error"))) return;
  sessionStorage.removeItem(verifierKey);
  history.replaceState(null, "", redirectUri());
  if (answer.has("error")) throw notAccepted();
  const { access_token } = await callService<{ access_token: string }>(
    `${config.authUrl}/oauth/token`,
    "POST",
    {
      client_id: config.appId,
      code: answer.get("code"),
      grant_type: "authorization_code",
      redirect_uri: redirectUri(),
      code_verifier: verifier,
    },
  );
  keepToken(access_token);
}

/** Signs in at the Git service. Throws an Error for the maintainer if that fails. */
export const signIn = async (config: OnlineConfig): Promise<void> =>
  config.service === "gitlab" ? signInByPkce(config) : signInByWorker(config);
