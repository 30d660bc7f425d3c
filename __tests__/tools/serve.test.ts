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

const site = {
  "index.html": "<h1>Home</h1>",
  "about/index.html": "<h1>About</h1>",
  "404.html": "<h1>Not found</h1>",
  "app-0123456789abcdef0123.js": "0123456789",
  "static/abc/photo.webp": "picture",
  "page-data/about/page-data.json": "{}",
  _headers: writeHeadersFile(
    headerRules("default-src 'none'", ["app-0123456789abcdef0123.js"]),
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
  ["/about", "About"],
  ["/about?tab=team", "About"],
])("%s is a page", async (path, heading) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch("text/html");
  expect(await response.text()).toContain(heading);
});

test("an address with a slash at its end leads to the one without", async () => {
  const response = await request("/about/?tab=team");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/about?tab=team");
});

test("a redirect never leaves the site", async () => {
  const response = await request("//elsewhere.example/");
  expect(response.headers.get("location")).toBe("/elsewhere.example");
});

test.each(["/old", "/old/"])(
  "%s, an address that has moved, leads to its new one",
  async (path) => {
    const response = await request(`${path}?a=b`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/about?a=b");
  },
);

test("the site's headers are on pages, redirects and the not-found page", async () => {
  for (const path of ["/about", "/about/", "/nowhere"]) {
    const { headers } = await request(path);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test.each(["/nowhere", "/about/nowhere", "/%E0%A4%A", "/../package.json"])(
  "%s is answered with the not-found page and status 404",
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Not found");
  },
);

test("a browser asks again for pages and keeps hashed files for a year", async () => {
  const cache = async (path: string) =>
    (await request(path)).headers.get("cache-control");
  const fresh = "public, max-age=0, must-revalidate";
  const kept = "public, max-age=31536000, immutable";
  expect(await cache("/about")).toBe(fresh);
  expect(await cache("/nowhere")).toBe(fresh);
  expect(await cache("/static/nowhere.webp")).toBe(fresh);
  expect(await cache("/page-data/about/page-data.json")).toBe(fresh);
  expect(await cache("/app-0123456789abcdef0123.js")).toBe(kept);
  expect(await cache("/static/abc/photo.webp")).toBe(kept);
});

test("an unchanged page is not sent again", async () => {
  const etag = (await request("/about")).headers.get("etag") ?? "";
  const response = await request("/about", {
    headers: { "If-None-Match": etag },
  });
  expect(response.status).toBe(304);
});

test("a part of a file can be asked for", async () => {
  const response = await request("/app-0123456789abcdef0123.js", {
    headers: { Range: "bytes=2-4" },
  });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(await response.text()).toBe("234");
});

test("HEAD has the headers and no body, other methods are refused", async () => {
  const head = await request("/about", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect((await request("/about", { method: "POST" })).status).toBe(405);
});

test("a taken port is named", async () => {
  const port = Number(new URL(server.origin).port);
  await expect(startServer({ port, root })).rejects.toThrow(
    `Port ${port} is taken`,
  );
});

test("a missing build is explained", async () => {
  await expect(
    startServer({ port: 0, root: join(root, "nothing") }),
  ).rejects.toThrow("npm run build");
});
