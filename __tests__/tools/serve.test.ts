import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { headerRules } from "../../src/gatsby/delivery/headerRules";
import {
  writeHeadersFile,
  writeRedirectsFile,
} from "../../src/gatsby/delivery/hostFiles";
import type { RunningServer } from "../../tools/listen";
import { startServer } from "../../tools/serve";

const script = "app-0123456789abcdef0123.js";
const site = {
  "index.html": "<h1>Home</h1>",
  "about/index.html": "<h1>About</h1>",
  "404.html": "<h1>Not found</h1>",
  [script]: "send()",
  _headers: writeHeadersFile(
    headerRules("connect-src https://mail.example", [script]),
  ),
  _redirects: writeRedirectsFile([{ from: "/old", to: "/about" }]),
};

let root: string;
let server: RunningServer;

const request = (path: string, init?: RequestInit) =>
  fetch(server.origin + path, { redirect: "manual", ...init });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  server = await startServer({ port: 0, root });
});

afterAll(() => server.close());

test.each([
  ["/", "Home"],
  ["/about?tab=team", "About"],
])("%s is a page", async (path, heading) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch("text/html");
  expect(await response.text()).toContain(heading);
});

test.each([
  ["/about/?tab=team", "/about?tab=team"],
  ["/old?a=b", "/about?a=b"],
  ["/old/", "/about"],
  // Two leading slashes would name another host.
  ["//elsewhere.example/", "/elsewhere.example"],
])("%s redirects to %s", async (path, target) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(target);
});

test.each(["/nowhere", "/%E0%A4%A", "/../package.json"])(
  "%s shows the not-found page with status 404",
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Not found");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("pages have their security policy, and scripts are cached", async () => {
  const { headers } = await request("/about");
  expect(headers.get("content-security-policy")).toBe(
    "connect-src https://mail.example",
  );
  const response = await request(`/${script}`);
  expect(response.headers.get("cache-control")).toContain("immutable");
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
