import { keepToken, readService, type OnlineConfig } from "./gitService";

const verifierKey = "editor-sign-in";

/** Signs in through an OAuth worker in a window of its own (the protocol of Decap CMS and sveltia-cms-auth). */
function signInByWorker({ authUrl, service }: OnlineConfig): Promise<void> {
  const query = new URLSearchParams({
    provider: service,
    site_id: location.hostname,
    scope: "repo",
  });
  const { origin } = new URL(authUrl);
  const popup = open(
    `${authUrl}/auth?${query}`,
    "sign-in",
    "popup,width=800,height=700",
  );
  if (!popup)
    return Promise.reject(
      new Error("Allow this page to open a window, then sign in again."),
    );
  return new Promise((resolve, reject) => {
    const end = (error?: Error) => {
      clearInterval(timer);
      removeEventListener("message", listen);
      if (error) reject(error);
      else resolve();
    };
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== "string") return;
      if (event.data === `authorizing:${service}`)
        popup.postMessage(event.data, origin);
      const [, result, json = ""] =
        /^authorization:\w+:(success|error):(.*)$/s.exec(event.data) ?? [];
      if (!result) return;
      popup.close();
      const { token } = JSON.parse(json) as { token?: string };
      if (result === "success" && token) {
        keepToken(token);
        end();
      } else
        end(
          new Error(
            "The Git service did not accept the sign-in. Sign in again; if it fails again, ask the person who set up the editor.",
          ),
        );
    };
    const timer = setInterval(() => {
      if (popup.closed)
        end(new Error("The sign-in window was closed. Sign in again."));
    }, 500);
    addEventListener("message", listen);
  });
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const redirectUri = () => `${location.origin}${location.pathname}`;

/** Signs in at the Git service itself, without a server of ours (RFC 7636). The page is left and loaded again. */
async function signInByPkce({ authUrl, appId = "" }: OnlineConfig) {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const state = base64Url(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(verifier),
  );
  sessionStorage.setItem(verifierKey, `${state}.${verifier}`);
  location.assign(
    `${authUrl}/oauth/authorize?${new URLSearchParams({
      client_id: appId,
      redirect_uri: redirectUri(),
      response_type: "code",
      scope: "api",
      state,
      code_challenge: base64Url(new Uint8Array(digest)),
      code_challenge_method: "S256",
    })}`,
  );
}

/** Ends a sign-in by PKCE, if this page is its answer. */
export async function finishSignIn(config: OnlineConfig): Promise<void> {
  const answer = new URLSearchParams(location.search);
  const code = answer.get("code");
  const [state, verifier] = (sessionStorage.getItem(verifierKey) ?? "").split(
    ".",
  );
  if (!code || !verifier || answer.get("state") !== state) return;
  sessionStorage.removeItem(verifierKey);
  history.replaceState(null, "", redirectUri());
  const { access_token } = await readService<{ access_token: string }>(
    `${config.authUrl}/oauth/token`,
    "POST",
    {
      client_id: config.appId,
      code,
      grant_type: "authorization_code",
      redirect_uri: redirectUri(),
      code_verifier: verifier,
    },
  );
  keepToken(access_token);
}

/** Asks the person to sign in at the Git service. Throws an Error for the maintainer where that fails. */
export const signIn = (config: OnlineConfig): Promise<void> =>
  config.service === "gitlab" ? signInByPkce(config) : signInByWorker(config);
