import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Commit {
  readonly files: ReadonlyMap<string, string>;
  readonly parents: readonly string[];
}

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly head: { readonly ref: string };
  state: string;
}

interface TreeEntry {
  readonly path: string;
  readonly sha?: string | null;
  readonly content?: string;
}

const sha = (value: string | Buffer) =>
  createHash("sha1").update(value).digest("hex");

const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Allow-Methods": "*",
};

/** The page of an OAuth worker's window, as sveltia-cms-auth sends it after GitHub's own. */
const signInPage = (token: string) => `<script>
  addEventListener("message", ({ data, origin }) => {
    if (data === "authorizing:github")
      opener.postMessage('authorization:github:success:{"provider":"github","token":"${token}"}', origin);
  });
  opener.postMessage("authorizing:github", "*");
</script>`;

/** A repository behind the part of GitHub's REST interface that the editor uses, and an OAuth worker at /auth. */
export class GithubStandIn {
  readonly repository = "firm/website";
  /** Tokens by the person that they sign in. */
  readonly people = new Map([["token-asha", "asha"]]);
  /** Who signs in next. */
  token = "token-asha";
  conclusion: "success" | "failure" | null = null;
  readonly refs = new Map<string, string>();
  readonly pulls: Pull[] = [];
  private readonly blobs = new Map<string, Buffer>();
  private readonly commits = new Map<string, Commit>();
  private readonly server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>)
        parts.push(part);
      const body = Buffer.concat(parts).toString() || "{}";
      const { authorization = "" } = request.headers;
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === "/auth")
        response
          .writeHead(200, { "Content-Type": "text/html" })
          .end(signInPage(this.token));
      else if (request.method === "OPTIONS")
        response.writeHead(204, crossOrigin).end();
      else if (!this.people.has(authorization.replace("Bearer ", "")))
        this.send(response, 401, { message: "Bad credentials" });
      else {
        const person = this.people.get(authorization.replace("Bearer ", ""));
        const place = decodeURIComponent(pathname);
        const [status, answer] = this.answer(
          `${request.method} ${place.replace(`/repos/${this.repository}`, "")}`,
          JSON.parse(body) as Record<string, unknown>,
          person,
        );
        this.send(response, status, answer);
      }
    })();
  });

  /** @param files The repository's files on main. */
  async start(files: ReadonlyMap<string, Buffer>): Promise<string> {
    const ids = [...files].map(
      ([path, bytes]) => [path, this.addBlob(bytes)] as const,
    );
    this.refs.set("main", this.addCommit(new Map(ids), []));
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** The text of a file on a branch. */
  read(branch: string, path: string): string {
    const id = this.filesOf(branch).get(path) ?? "";
    return this.blobs.get(id)?.toString() ?? "";
  }

  /** Changes a file on main, as another person would. */
  push(path: string, text: string): void {
    const files = new Map(this.filesOf("main"));
    files.set(path, this.addBlob(Buffer.from(text)));
    this.refs.set("main", this.addCommit(files, [this.refs.get("main") ?? ""]));
  }

  private answer(
    request: string,
    body: Record<string, unknown>,
    person?: string,
  ): [number, unknown] {
    const [, id = ""] = /([^/]+)$/.exec(request) ?? [];
    const ref = request.replace(
      /^.*?\/(git\/(refs|matching-refs)\/heads|commits)\//,
      "",
    );
    const pull = this.pulls.find(({ number }) =>
      request.includes(`/pulls/${number}`),
    );
    if (request === "GET /user") return [200, { login: person }];
    if (request.endsWith("/check-runs"))
      return [
        200,
        {
          check_runs: [
            {
              status: this.conclusion ? "completed" : "in_progress",
              conclusion: this.conclusion,
            },
          ],
        },
      ];
    if (request.endsWith("/status"))
      return [
        200,
        {
          statuses: [
            {
              context: "deploy-preview",
              state: "success",
              target_url: "https://preview.example.com",
            },
          ],
        },
      ];
    if (
      request.startsWith("GET /git/commits/") ||
      request.startsWith("GET /commits/")
    ) {
      const commit = this.refs.get(ref) ?? id;
      const parents = (this.commits.get(commit)?.parents ?? []).map((each) => ({
        sha: each,
      }));
      return [200, { sha: commit, parents, tree: { sha: commit } }];
    }
    if (request.startsWith("GET /git/trees/")) {
      const tree = [...this.filesOf(id)].map(([path, each]) => ({
        path,
        type: "blob",
        sha: each,
      }));
      return [200, { tree, truncated: false }];
    }
    if (request.startsWith("GET /git/blobs/"))
      return [
        200,
        { content: this.blobs.get(id)?.toString("base64"), encoding: "base64" },
      ];
    if (request === "POST /git/blobs")
      return [
        201,
        { sha: this.addBlob(Buffer.from(String(body.content), "base64")) },
      ];
    if (request === "POST /git/trees") {
      const files = new Map(this.filesOf(String(body.base_tree)));
      for (const entry of body.tree as TreeEntry[])
        if (entry.sha === null) files.delete(entry.path);
        else
          files.set(
            entry.path,
            entry.sha ?? this.addBlob(Buffer.from(entry.content ?? "")),
          );
      return [201, { sha: this.addCommit(files, []) }];
    }
    if (request === "POST /git/commits")
      return [
        201,
        {
          sha: this.addCommit(
            this.filesOf(String(body.tree)),
            body.parents as string[],
          ),
        },
      ];
    if (request.startsWith("GET /git/matching-refs/"))
      return [
        200,
        [...this.refs.keys()]
          .filter((name) => name.startsWith(ref))
          .map((name) => ({ ref: `refs/heads/${name}` })),
      ];
    if (request === "POST /git/refs") {
      this.refs.set(
        String(body.ref).replace("refs/heads/", ""),
        String(body.sha),
      );
      return [201, {}];
    }
    if (request.startsWith("PATCH /git/refs/")) {
      this.refs.set(ref, String(body.sha));
      return [200, {}];
    }
    if (request.startsWith("DELETE /git/refs/")) {
      this.refs.delete(ref);
      return [204, undefined];
    }
    if (request === "GET /pulls")
      return [
        200,
        this.pulls
          .filter(({ state }) => state === "open")
          .map((each) => this.shown(each)),
      ];
    if (request === "POST /pulls") {
      const opened = {
        number: this.pulls.length + 1,
        title: String(body.title),
        head: { ref: String(body.head) },
        state: "open",
      };
      this.pulls.push(opened);
      return [201, this.shown(opened)];
    }
    if (pull && request.endsWith("/merge")) {
      if (body.sha !== this.refs.get(pull.head.ref))
        return [409, { message: "Head branch was modified." }];
      pull.state = "closed";
      this.refs.set(
        "main",
        this.addCommit(this.filesOf(pull.head.ref), [
          this.refs.get("main") ?? "",
        ]),
      );
      return [200, { merged: true }];
    }
    if (pull) {
      pull.state = "closed";
      return [200, this.shown(pull)];
    }
    return [404, { message: `Not Found: ${request}` }];
  }

  private shown({ number, title, head }: Pull) {
    const html_url = `https://github.com/${this.repository}/pull/${number}`;
    return {
      number,
      title,
      html_url,
      head: { ref: head.ref, sha: this.refs.get(head.ref) },
    };
  }

  private filesOf(ref: string): ReadonlyMap<string, string> {
    return this.commits.get(this.refs.get(ref) ?? ref)?.files ?? new Map();
  }

  private addBlob(bytes: Buffer): string {
    const id = sha(
      Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]),
    );
    this.blobs.set(id, bytes);
    return id;
  }

  private addCommit(
    files: ReadonlyMap<string, string>,
    parents: readonly string[],
  ): string {
    const id = sha(JSON.stringify([[...files], parents, this.commits.size]));
    this.commits.set(id, { files, parents });
    return id;
  }

  private send(
    response: ServerResponse,
    status: number,
    answer: unknown,
  ): void {
    response
      .writeHead(status, { ...crossOrigin, "Content-Type": "application/json" })
      .end(answer === undefined ? undefined : JSON.stringify(answer));
  }
}
