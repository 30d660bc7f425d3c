import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { articlePath } from "../src/common/itemPaths";
import { hubPath, pathOf } from "../src/common/routes";
import { startNginx } from "./nginx";
import { reportAndFail } from "./report";
import { ensureProgram } from "./systemPackages";

/** How many requests nginx must answer in a second. */
const demandedPerSecond = 2000;
const seconds = 30;
const connections = 100;

/** What tools/load.lua tells; times in milliseconds. */
interface Outcome {
  requests: number;
  seconds: number;
  bytes: number;
  median: number;
  /** 99 of 100 answers came sooner. */
  slow: number;
  /** Connections that broke, answers that did not come. */
  failed: number;
  /** Answers with a status of 400 or more. */
  refused: number;
}

const pages = [
  pathOf("home"),
  pathOf("about"),
  pathOf("services-funding"),
  hubPath,
  articlePath("news-1"),
  `/page-data${pathOf("about")}/page-data.json`,
  "/pagefind/pagefind-entry.json",
];

/** The scripts, fonts and pictures that the home page names. */
function filesOfHome(): string[] {
  const html = readFileSync("public/index.html", "utf8");
  const named = html.matchAll(
    /(?:src|href)="(\/(?:[^"/]+\.js|fonts\/[^"]+|static\/[^"]+))"/g,
  );
  return [...new Set([...named].map(([, address = "/"]) => address))];
}

/**
 * `npm run load`: has wrk ask the real nginx for pages and files of the built site, as fast as both can on this
 * machine, for 30 seconds. Fails when a request fails or nginx answers fewer than 2,000 a second.
 */
async function load(): Promise<void> {
  const wrk = await ensureProgram("wrk", {
    "apt-get": ["wrk"],
    apk: ["wrk"],
    brew: ["wrk"],
  });
  const nginx = await startNginx();
  try {
    const addresses = [...pages, ...filesOfHome()];
    console.log(
      `${addresses.length} addresses, ${connections} connections, ${seconds} s …`,
    );
    const { stdout } = await promisify(execFile)(
      wrk,
      [
        ...["--threads", "1", "--connections", String(connections)],
        ...["--duration", `${seconds}s`, "--latency"],
        ...["--script", path.resolve("tools/load.lua"), nginx.plain],
      ],
      { env: { ...process.env, WRK_ADDRESSES: addresses.join(" ") } },
    );
    const outcome = JSON.parse(
      stdout.trim().split("\n").at(-1) ?? "",
    ) as Outcome;
    const perSecond = (value: number) => Math.round(value / outcome.seconds);
    console.log(
      [
        `answered  ${outcome.requests} requests, ${perSecond(outcome.requests)} a second (at least ${demandedPerSecond})`,
        `sent      ${perSecond(outcome.bytes / 1e6)} MB a second`,
        `latency   median ${outcome.median.toFixed(1)} ms, 99 % within ${outcome.slow.toFixed(1)} ms`,
        `failures  ${outcome.failed} connections, ${outcome.refused} answers`,
      ].join("\n"),
    );
    if (outcome.failed + outcome.refused > 0) {
      throw new Error("Requests failed.");
    }
    if (outcome.requests / outcome.seconds < demandedPerSecond)
      throw new Error("nginx fell behind.");
  } finally {
    await nginx.close();
  }
}

load().catch(reportAndFail);
