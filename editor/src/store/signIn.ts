import { SignInMissing } from "./ContentStore";
import type { GitHubConfig } from "./GitHub";
import { keepToken } from "./githubApi";

const notAccepted = () =>
  new SignInMissing(
    "GitHub did not accept the sign-in. Sign in again; if it fails again, ask the person who set up the editor.",
  );

/**
 * Signs in through an OAuth worker in a popup (the protocol of Decap CMS and sveltia-cms-auth).
 *
 * @throws SignInMissing if that fails.
 */
export async function signIn({ authUrl }: GitHubConfig): Promise<void> {
  const query = new URLSearchParams({
    provider: "github",
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
      if (event.data === "authorizing:github")
        popup.postMessage(event.data, origin);
      const [, result, json = ""] =
        /^authorization:github:(success|error):(.*)$/s.exec(event.data) ?? [];
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
