import { renameSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { startServer } from "../../tools/serve";
import type { RunningServer } from "../../tools/listen";
import { scriptOf, writeFakeBuild } from "../support/fakeBuild";
import { hiddenAddresses, movedAddresses } from "../support/hostAddresses";
import { requestRaw } from "../support/requestRaw";
import { temporaryFolder } from "../support/temporaryFolder";

const name = "the-build";
const project = temporaryFolder();
const root = join(project, "public");
let server: RunningServer;

const get = (path: string, headers = {}, method = "GET") =>
  requestRaw(server.origin, path, headers, { method });

beforeAll(async () => {
  await writeFakeBuild(project, "https://www.firm.example", name);
  server = await startServer({ port: 0, root });
});

afterAll(() => server.close());

test.each([
  ["/", "/"],
  ["/?a=//", "/"],
  ["/about?tab=team", "/about"],
])("%s is a page", async (path, title) => {
  const { status, headers, body } = await get(path);
  expect([status, headers["content-type"]]).toEqual([
    200,
    "text/html;charset=utf-8",
  ]);
  expect(body.toString()).toContain(`<title>${title}</title>`);
});

test.each(movedAddresses)("%s redirects to %s", async (path, target) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([
    301,
    target.startsWith("/") ? server.origin + target : target,
  ]);
});

test.each([...hiddenAddresses, "/../package.json"])(
  "%s shows the not-found page with status 404",
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain("<title>/404");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  },
);

test("pages have their security policy, scripts are cached, redirects and errors are not", async () => {
  const { headers } = await get("/about");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  const caching = async (path: string, method?: string) =>
    (await get(path, {}, method)).headers["cache-control"];
  expect(await caching(scriptOf(name))).toContain("immutable");
  for (const [path, method] of [
    ["/static/0/"],
    ["/static/0/nothing.webp"],
    [scriptOf(name), "POST"],
  ] as const)
    expect(await caching(path, method)).not.toContain("immutable");
});

test.each(["bytes=5-1", "bytes=-5", "bytes=9999-", "bytes=a-b,0-1"])(
  "a request for %s is answered",
  async (Range) => {
    expect((await get("/about", { Range })).status).toBe(200);
  },
);

test("a file that a build replaces does not stop the server", async () => {
  const feed = join(root, "feed.xml");
  renameSync(feed, `${feed}.new`);
  expect((await get("/feed.xml")).status).toBe(404);
  renameSync(`${feed}.new`, feed);
  expect((await get("/feed.xml")).status).toBe(200);
});

test("only this machine reaches the server", async () => {
  const { port } = new URL(server.origin);
  const [other] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  // A machine without a network has no other address.
  const address = `http://${other?.address ?? "127.0.0.2"}:${port}`;
  await expect(requestRaw(address, "/")).rejects.toThrow("ECONNREFUSED");
});

test("a taken port and a missing build are explained", async () => {
  const port = Number(new URL(server.origin).port);
  await expect(startServer({ port, root })).rejects.toThrow(
    `Another program uses port ${port}`,
  );
  await expect(
    startServer({ port: 0, root: join(root, "nothing") }),
  ).rejects.toThrow("npm run build");
});
