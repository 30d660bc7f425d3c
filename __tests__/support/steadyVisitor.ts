import { createHash } from "node:crypto";
import https from "node:https";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";

/** What a visitor who asks for pages again and again has seen. */
export interface SteadyVisitor {
  readonly requests: number;
  readonly failures: readonly string[];
  /** Stops, and resolves to how many requests there were in a second. */
  stop: () => Promise<number>;
}

const agent = new https.Agent({ keepAlive: true, maxSockets: 20 });

/** What is wrong with an answer: another status, or the inline scripts of one build with the policy of another. */
function faultOf(
  expected: number,
  {
    statusCode,
    headers,
  }: {
    statusCode?: number | undefined;
    headers: NodeJS.Dict<string | string[]>;
  },
  html: string,
) {
  if (statusCode !== expected) return `status ${statusCode}`;
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = String(headers["content-security-policy"]);
  return script === "" || !policy.includes(hash)
    ? `${html} came with the policy ${policy}`
    : undefined;
}

/**
 * Asks a server for pages of a fake build, some of them unknown, and looks whether each answer is whole.
 *
 * @param visited What to ask: the server's address, the site's name, the certificate to trust.
 */
export function visitSteadily(
  visited: { origin: string; host: string; ca: string },
  perSecond: number,
): SteadyVisitor {
  const pages = ["/", "/about", "/", "/nowhere"];
  const failures: string[] = [];
  const start = performance.now();
  let requests = 0;
  let open = 0;
  const used = new WeakSet<Socket>();

  const ask = (page: string) => {
    const status = page === "/nowhere" ? 404 : 200;
    const headers = { Host: visited.host };
    const request = https.get(
      visited.origin + page,
      { agent, ca: visited.ca, headers },
      (response) => {
        text(response).then(
          (html) => end(faultOf(status, response, html)),
          (error: unknown) => end(String(error)),
        );
      },
    );
    const end = (fault?: string) => {
      open -= 1;
      if (fault !== undefined) failures.push(`${page}: ${fault}`);
    };
    open += 1;
    let reused = false;
    request.on("socket", (socket) => {
      reused = used.has(socket);
      used.add(socket);
    });
    // As browsers do: a server may close a connection that waits just when the next request is sent over it.
    request.on("error", (error) => {
      end(reused ? undefined : error.message);
      if (reused) ask(page);
    });
  };
  // A late timer asks for what is due.
  const timer = setInterval(() => {
    const due = ((performance.now() - start) * perSecond) / 1000;
    for (; requests < due; requests += 1)
      ask(pages[requests % pages.length] ?? "/");
  }, 5);

  return {
    get requests() {
      return requests;
    },
    failures,
    stop: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      while (open > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      agent.destroy();
      return requests / seconds;
    },
  };
}
