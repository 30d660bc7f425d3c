import type { BrowserContext } from "@playwright/test";
import { answerAsGithub } from "./githubAnswers";
import type { Repository } from "./Repository";

/** The address of an OAuth worker. */
export const worker = "https://sign-in.example.com";

/** The worker's last page, like that of sveltia-cms-auth. */
const workerPage = (answer: string) => `<script>
  addEventListener("message", ({ data, origin }) => {
    if (data === "authorizing:github")
      opener.postMessage('authorization:github:${answer}', origin);
  });
  opener.postMessage("authorizing:github", "*");
</script>`;

/** The parts of GitHub's API that the editor uses, with its sign-in. */
export class GitHubStandIn {
  /** People by their tokens. */
  readonly people = new Map<string, string>();
  /** Who signs in next; empty if the sign-in is refused. */
  token = "";

  constructor(private readonly repository: Repository) {}

  /** Answers a browser's requests. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route(/^https:/, async (route) => {
      const sent = route.request();
      const response = await this.respond(
        new Request(sent.url(), {
          method: sent.method(),
          headers: sent.headers(),
          body: sent.postData(),
        }),
      );
      return route.fulfill({
        status: response.status,
        body: await response.text(),
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Content-Type": "text/html",
        },
      });
    });
  }

  async respond(request: Request): Promise<Response> {
    const { url, method, headers } = request;
    const place = decodeURIComponent(new URL(url).pathname);
    if (place === "/auth") {
      const { token } = this;
      const result = token ? "success" : "error";
      return new Response(workerPage(`${result}:${JSON.stringify({ token })}`));
    }
    const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
    const person = this.people.get(token);
    if (!person) return new Response("{}", { status: 401 });
    if (place === "/user") return Response.json({ login: person });
    return answerAsGithub(
      this.repository,
      `${method} ${place.replace("/repos/firm/website", "")}`,
      JSON.parse((await request.text()) || "{}") as Record<string, unknown>,
    );
  }
}
