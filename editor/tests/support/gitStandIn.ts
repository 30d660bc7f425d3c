import type { BrowserContext, Request } from "@playwright/test";
import { answerAsGithub } from "./githubAnswers";
import { answerAsGitlab } from "./gitlabAnswers";
import type { Repository } from "./repository";

/** The address of an OAuth worker. */
export const worker = "https://sign-in.example.com";

/** The worker's last page, like that of sveltia-cms-auth. */
const workerPage = (token: string) => `<script>
  addEventListener("message", ({ data, origin }) => {
    if (data === "authorizing:github")
      opener.postMessage('authorization:github:success:{"provider":"github","token":"${token}"}', origin);
  });
  opener.postMessage("authorizing:github", "*");
</script>`;

/** A request to a service, relative to the repository. */
export interface Asked {
  /** Such as "GET /user". */
  readonly request: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly person: string;
}

/** The parts of GitHub's and GitLab's APIs that the editor uses, with their sign-in. */
export class GitStandIn {
  /** People by their tokens. */
  readonly people = new Map<string, string>();
  /** Who signs in next. */
  token = "";
  /** What GitLab's page leads back with. */
  authorizeAnswer = "code=1";

  constructor(private readonly repository: Repository) {}

  async answer(context: BrowserContext): Promise<void> {
    await context.route(/^https:/, (route) =>
      route.fulfill({
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Content-Type": "text/html",
        },
        ...this.response(route.request()),
      }),
    );
  }

  private response(request: Request): {
    status?: number;
    body: string;
  } {
    const { hostname, pathname, searchParams } = new URL(request.url());
    const place = decodeURIComponent(pathname);
    if (place === "/auth") return { body: workerPage(this.token) };
    if (place === "/oauth/authorize")
      return {
        body: `<script>location = "${searchParams.get("redirect_uri")}?${this.authorizeAnswer}"</script>`,
      };
    if (place === "/oauth/token")
      return { body: JSON.stringify({ access_token: this.token }) };
    const [, token = ""] = (request.headers()["authorization"] ?? "").split(
      " ",
    );
    const person = this.people.get(token);
    if (!person) return { status: 401, body: "{}" };
    const path = place.replace(
      /^(\/api\/v4)?(\/(repos|projects)\/firm\/website)?/,
      "",
    );
    const asked = {
      request: `${request.method()} ${path}`,
      query: searchParams,
      body: JSON.parse(request.postData() ?? "{}") as Asked["body"],
      person,
    };
    const answer = hostname === "gitlab.com" ? answerAsGitlab : answerAsGithub;
    return { body: JSON.stringify(answer(this.repository, asked) ?? {}) };
  }
}
