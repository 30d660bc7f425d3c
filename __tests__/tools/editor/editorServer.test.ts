import { readFileSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { startEditorServer } from "../../../tools/editor/editorServer";
import type { RunningServer } from "../../../tools/listen";
import { contentState } from "../../support/contentCopy";
import { said } from "../../support/said";
import { copyKnownContent, known } from "../../support/knownContent";

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await copyKnownContent();
  server = await startEditorServer({
    port: 0,
    contentFolder: folder,
    siteUrl: "http://localhost:8000",
  });
});

afterAll(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

const get = (address: string) => fetch(server.origin + address);

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}/admin/api`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    answer: (await response.json()) as unknown,
  };
}

const persist = (name: string, text: string) => ({
  action: "persistEntry",
  params: {
    branch: "main",
    dataFiles: [{ slug: "x", path: `content/${name}`, raw: text }],
    assets: [],
    options: { commitMessage: "x" },
  },
});

test("The editor's page is there, with all its scripts from this machine and nothing for search engines", async () => {
  const page = await get("/admin/");
  const html = await page.text();
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toMatch(/https?:/);
  for (const [, address = ""] of html.matchAll(/src="([^"]+)"/g))
    expect([address, (await get(address)).status]).toEqual([address, 200]);
});

test("The configuration saves to this server and leads to the running site", async () => {
  const { config } = (await (await get("/admin/config.json")).json()) as {
    config: object;
  };
  expect(config).toMatchObject({
    backend: { name: "proxy", proxy_url: "/admin/api" },
    site_url: "http://localhost:8000",
  });
});

test("A file is read, saved and read again", async () => {
  const read = { action: "getEntry", params: { path: "content/site.json" } };
  const first = (await post(read)).answer as { data: string };
  expect(first.data).toBe(readFileSync(path.join(folder, "site.json"), "utf8"));
  const text = first.data.replace("the tests' event", "an event");
  expect(await post(persist("site.json", text))).toEqual({
    status: 200,
    answer: { message: "saved" },
  });
  expect(((await post(read)).answer as { data: string }).data).toBe(text);
});

test("The items of a folder and the pictures of a folder are listed", async () => {
  const { answer: items } = await post({
    action: "entriesByFolder",
    params: { folder: "content/news", extension: "json", depth: 1 },
  });
  expect(items).toContainEqual(
    expect.objectContaining({
      file: expect.objectContaining({
        path: `content/news/${known.withArticle}.json`,
      }) as object,
    }),
  );
  const shown = `images/${said("images/pictures", "[0].path")}`;
  const { answer: pictures } = await post({
    action: "getMedia",
    params: { mediaFolder: `content/${path.dirname(shown)}` },
  });
  expect(pictures).toContainEqual(
    expect.objectContaining({
      name: path.basename(shown),
      encoding: "base64",
    }),
  );
});

test("A refusal names the field as the form does, what is wrong and what to do", async () => {
  const text = readFileSync("content/pages/membership.json", "utf8").replace(
    /"price": \d+/,
    '"price": -5',
  );
  const { status, answer } = await post(persist("pages/membership.json", text));
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    error: "Nothing was saved: 1 thing to mend",
    problems: [
      {
        place: "Groups 1 › Tiers 1 › Price",
        message: "The number -5 is too small.",
        remedy: "Write a whole number of at least 1.",
      },
    ],
  });
});

test.each([
  ["no JSON", "{", 400],
  ["no action", {}, 400],
  ["an unknown action", { action: "format", params: {} }, 400],
  ["an inherited name", { action: "constructor", params: {} }, 400],
  ["a place that is no text", { action: "getEntry", params: { path: 5 } }, 400],
  [
    "a place outside content/",
    { action: "getEntry", params: { path: "content/../package.json" } },
    403,
  ],
  ["a save outside content/", persist("../package.json", "{}"), 403],
  [
    "a picture outside content/images",
    {
      action: "getMediaFile",
      params: { path: "content/../static/icon-192.png" },
    },
    403,
  ],
])(
  "A request with %s is refused, and nothing is written",
  async (_what, body, status) => {
    const before = contentState(folder);
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.answer)).not.toMatch(/at .*:\d+:\d+/);
    expect(contentState(folder)).toEqual(before);
  },
);

test("Pages of other sites cannot use the editor's server", async () => {
  const save = persist("site.json", "{}");
  const foreign = await fetch(`${server.origin}/admin/api`, {
    method: "POST",
    headers: {
      Origin: "https://www.example.com",
      "Content-Type": "text/plain",
    },
    body: JSON.stringify(save),
  });
  expect(foreign.status).toBe(403);

  // A name of another site that leads to this machine.
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    httpRequest(
      {
        host: "127.0.0.1",
        port,
        path: "/admin/config.json",
        headers: { Host: `editor.example.com:${port}` },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("The server is for this machine alone, and only reads what it shows", async () => {
  expect(server.origin).toMatch(/^http:\/\/localhost:/);
  expect((await get("/package.json")).status).toBe(404);
  expect((await get("/admin/../package.json")).status).toBe(404);
  expect((await get("/admin/%2e%2e/package.json")).status).toBe(404);
  const put = await fetch(`${server.origin}/admin/`, { method: "PUT" });
  expect(put.status).toBe(405);
});
