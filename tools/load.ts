import autocannon from "autocannon";
import { readFileSync } from "node:fs";
import { startNginx } from "./nginx";
import { reportAndFail } from "./report";

const requestsPerSecond = 2000;
const seconds = 30;
const connections = 100;

/** What a first visit loads, as far as the page itself names it. */
function firstVisit(): string[] {
  const html = readFileSync("public/index.html", "utf8");
  const named = html.matchAll(
    /(?:src|href)="(\/(?:[^"/]+\.js|fonts\/[^"]+|static\/[^"]+))"/g,
  );
  return [...new Set([...named].map(([, address = "/"]) => address))];
}

const pages = [
  "/",
  "/about",
  "/services/funding",
  "/news-articles",
  "/article/news-1",
  "/page-data/about/page-data.json",
  "/pagefind/pagefind-entry.json",
];

/**
 * `npm run load`: visits the built site on the real nginx, 2,000 requests a second for 30 seconds, from this machine.
 * Fails when one is not answered with status 200, or when nginx falls behind.
 */
async function load(): Promise<void> {
  const nginx = await startNginx();
  try {
    const addresses = [...pages, ...firstVisit()];
    console.log(
      `${addresses.length} addresses, ${connections} connections, ${requestsPerSecond} requests/s for ${seconds} s …`,
    );
    const result = await autocannon({
      url: nginx.plain,
      connections,
      duration: seconds,
      overallRate: requestsPerSecond,
      headers: { "accept-encoding": "gzip, deflate, br" },
      requests: addresses.map((path) => ({ method: "GET", path })),
    });
    const { latency, requests, throughput, errors, timeouts, non2xx } = result;
    console.log(
      [
        `answered    ${requests.total} requests, ${requests.average.toFixed(0)} a second`,
        `sent        ${(throughput.average / 1e6).toFixed(0)} MB a second`,
        `latency     median ${latency.p50} ms, 99 % within ${latency.p99} ms, slowest ${latency.max} ms`,
        `failures    ${errors} errors, ${timeouts} timeouts, ${non2xx} other than status 200`,
      ].join("\n"),
    );
    if (errors + timeouts + non2xx > 0) throw new Error("Requests failed.");
    // The counter starts and stops within a second.
    if (requests.average < requestsPerSecond * 0.97) {
      throw new Error("nginx fell behind.");
    }
  } finally {
    await nginx.close();
  }
}

load().catch(reportAndFail);
