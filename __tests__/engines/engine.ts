import { expect } from "@playwright/test";
import { createServer } from "node:http";
import { engineNames, findEngine } from "../../tools/engines";
import { standInPort } from "../../tools/environment";
import { listen, type RunningServer } from "../../tools/listen";
import { siteTest } from "../support/journey";
import { openEngine, type EnginePage } from "./browsers";
import { Visitor } from "./Visitor";

/** Collects the page's errors and warnings. Runs before the page's own scripts. */
function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  for (const level of ["error", "warn"] as const)
    window.console[level] = (...values: unknown[]) =>
      problems.push(`console ${level}: ${values.map(String).join(" ")}`);
  const onError = ({ message, target }: ErrorEvent) =>
    problems.push(message || `not loaded: ${String(target)}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) =>
    problems.push(`unhandled: ${String(reason)}`),
  );
}

const mailOrigin = `http://localhost:${standInPort}`;
const forwarded = ["content-type", "content-security-policy", "location"];

/** Serves the site with `collectProblems` in each page, and a mail service that fails once. */
function startWatchedSite(origin: string): Promise<RunningServer> {
  let messages = 0;
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    const answer = async () => {
      if (method === "POST")
        return response.writeHead((messages += 1) === 1 ? 500 : 200).end("OK");
      if (url === "/problems.js")
        return response
          .writeHead(200, { "Content-Type": "text/javascript" })
          .end(`(${collectProblems.toString()})()`);
      const sent = await fetch(origin + url, { redirect: "manual" });
      for (const name of forwarded)
        response.setHeader(
          name,
          sent.headers.get(name)?.replace(origin, "") ?? "",
        );
      response.statusCode = sent.status;
      const type = sent.headers.get("content-type") ?? "";
      if (!/html|javascript/.test(type))
        return response.end(Buffer.from(await sent.arrayBuffer()));
      const text = (await sent.text()).replaceAll(
        mailOrigin,
        `http://${headers.host}`,
      );
      const script = '$&<script src="/problems.js"></script>';
      return response.end(
        type.includes("html") ? text.replace(/<head[^>]*>/, script) : text,
      );
    };
    answer().catch(() => response.destroy());
  });
  return listen(server, 0);
}

/**
 * Playwright's test for behaviour that every engine must have. A worker starts its engine once; each test begins in a
 * wide window and fails on errors and warnings of the page. Skipped where the engine does not start.
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

  /** Problems that the test provokes. */
  allowed: async ({ browserName: _browserName }, provide) => provide([]),

  visitor: async ({ engine, watchedSite, allowed }, provide, { project }) => {
    test.skip(
      !engine,
      `No ${project.name} starts on this machine. To install it: npm run test:install`,
    );
    if (!engine) return;
    await engine.resize(1280, 900);
    const visitor = new Visitor(engine, watchedSite.origin);
    await provide(visitor);
    const problems = await visitor.problems();
    expect(
      problems.filter((text) => !allowed.some((each) => each.test(text))),
      "the page has no problems",
    ).toEqual([]);
  },
});

export { expect };
