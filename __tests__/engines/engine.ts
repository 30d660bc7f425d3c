import { expect } from "@playwright/test";
import { createServer } from "node:http";
import { engineNames, findEngine } from "../../tools/engines";
import { listen, type RunningServer } from "../../tools/listen";
import { siteTest } from "../support/journey";
import { openEngine, type EnginePage } from "./browsers";
import { Visitor } from "./Visitor";

/** Collects what a page complains about. Runs in the page, before all else. */
function watchPage(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const level of ["error", "warn"] as const)
    window.console[level] = (...values: unknown[]) =>
      complaints.push(`console ${level}: ${values.map(String).join(" ")}`);
  const onError = ({ message, target }: ErrorEvent) =>
    complaints.push(message || `not loaded: ${String(target)}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) =>
    complaints.push(`unhandled: ${String(reason)}`),
  );
}

const kept = ["content-type", "content-security-policy", "location"];

/** Serves a site with the script in front of every page that watches it. */
const startWatchedSite = (origin: string): Promise<RunningServer> =>
  listen(
    createServer(({ url = "/" }, response) => {
      const answer = async () => {
        if (url === "/watch.js") {
          response.setHeader("Content-Type", "text/javascript");
          return response.end(`(${watchPage.toString()})()`);
        }
        const sent = await fetch(origin + url, { redirect: "manual" });
        const body = Buffer.from(await sent.arrayBuffer());
        for (const name of kept)
          response.setHeader(name, sent.headers.get(name) ?? "");
        response.statusCode = sent.status;
        if (!sent.headers.get("content-type")?.includes("html"))
          return response.end(body);
        const watched = '$&<script src="/watch.js"></script>';
        return response.end(body.toString().replace(/<head[^>]*>/, watched));
      };
      answer().catch(() => response.destroy());
    }),
    0,
    "localhost",
  );

/**
 * Playwright's test for what must hold in every engine. A worker starts its engine once; each test begins in a wide
 * window and fails on what the page complains about. Where the engine does not start the tests are skipped.
 */
export const test = siteTest.extend<
  { visitor: Visitor; allowed: RegExp[] },
  { engine: EnginePage | undefined; watchedSite: RunningServer }
>({
  engine: [
    async ({ browserName: _browserName }, provide, { project }) => {
      const name = engineNames.find((each) => each === project.name);
      const found = name && findEngine(name);
      const page = found
        ? await openEngine(name, found).catch(() => undefined)
        : undefined;
      await provide(page);
      await page?.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  watchedSite: [
    async ({ site }, provide) => {
      const server = await startWatchedSite(site.origin);
      await provide(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  /** Complaints that the test provokes on purpose. */
  allowed: async ({ browserName: _browserName }, provide) => provide([]),

  visitor: async ({ engine, watchedSite, allowed }, provide, { project }) => {
    test.skip(
      !engine,
      `There is no ${project.name} that starts. To have it: npm run test:install`,
    );
    if (!engine) return;
    await engine.resize(1280, 900);
    const visitor = new Visitor(engine, watchedSite.origin);
    await provide(visitor);
    const complaints = await visitor.complaints();
    expect(
      complaints.filter((text) => !allowed.some((each) => each.test(text))),
      "the page stays clean",
    ).toEqual([]);
  },
});

export { expect };
