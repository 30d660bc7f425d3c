import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { articlePath } from "../../../src/common/itemPaths";
import { Previews } from "../../../tools/develop/previews";
import { startEditorServer } from "../../../tools/editor/editorServer";
import { windowHeader } from "../../../tools/editor/windowHeader";
import { listen, type RunningServer } from "../../../tools/listen";
import { contentState } from "../../support/contentCopy";
import { said } from "../../support/said";
import { copyKnownContent, known } from "../../support/knownContent";

let folder: string;
let mirror: string;
let server: RunningServer;
/** A development server that has every page. */
let site: RunningServer;

beforeAll(async () => {
  folder = await copyKnownContent();
  mirror = path.join(path.dirname(folder), "mirror");
  cpSync(folder, mirror, { recursive: true });
  site = await listen(
    createServer((_request, response) => response.end()),
    0,
  );
  server = await startEditorServer({
    port: 0,
    contentFolder: folder,
    siteUrl: site.origin,
    previews: new Previews(mirror),
  });
});

afterAll(async () => {
  await server.close();
  await site.close();
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
    site_url: site.origin,
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

test("Two windows that save the same file: the second is told, and overwrites nothing", async () => {
  const name = "pages/not-found.json";
  const read = { action: "getEntry", params: { path: `content/${name}` } };
  const [one, other] = [{ [windowHeader]: "one" }, { [windowHeader]: "other" }];
  const { data } = (await post(read, one)).answer as { data: string };
  await post(read, other);
  const first = data.replace(/"title": "[^"]*"/, '"title": "By the first"');
  const second = data.replace(/"title": "[^"]*"/, '"title": "By the second"');
  expect((await post(persist(name, first), one)).status).toBe(200);
  const { status, answer } = await post(persist(name, second), other);
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    error: expect.stringContaining("was changed outside") as string,
    comfort: "What you typed is still in the form.",
  });
  expect(readFileSync(path.join(folder, name), "utf8")).toBe(first);
  expect((await post(persist(name, data), one)).status).toBe(200);
});

const preview = (place: string, text: string) => ({
  action: "preview",
  params: { path: `content/${place}`, text },
});

test("What is typed shows on the site alone, until the form or its window is left", async () => {
  const name = `news/${known.withArticle}.json`;
  const text = readFileSync(path.join(folder, name), "utf8");
  const typed = text.replace(/"title": "[^"]*"/, '"title": "As it is typed"');
  // Held to the end: Node closes what nobody refers to.
  const presence = await fetch(`${server.origin}/admin/window/w`);
  const inWindow = { [windowHeader]: "w" };
  const shown = () => readFileSync(path.join(mirror, name), "utf8");
  expect((await post(preview(name, typed), inWindow)).answer).toEqual({
    page: articlePath(known.withArticle),
  });
  expect(shown()).toBe(typed);

  const faulty = typed.replace("As it is typed", "");
  const { answer } = await post(preview(name, faulty), inWindow);
  expect(answer).toMatchObject({
    refusal: { problems: [{ place: "Title", message: "The text is empty." }] },
  });
  expect(shown()).toBe(typed);

  await post({ action: "endPreview", params: {} }, inWindow);
  expect(shown()).toBe(text);
  await post(preview(name, typed), inWindow);
  expect(shown()).toBe(typed);
  await presence.body?.cancel();
  while (shown() !== text) await new Promise((next) => setTimeout(next, 20));
  expect(readFileSync(path.join(folder, name), "utf8")).toBe(text);
});

test("A picture that was chosen and not saved shows on the site alone, until the form is left", async () => {
  const inWindow = { [windowHeader]: "p" };
  const name = "images/gallery/chosen.jpg";
  const shared = "shared/gallery.json";
  const text = readFileSync(path.join(folder, shared), "utf8").replace(
    /"file": "[^"]*"/,
    `"file": "../${name}"`,
  );
  const choose = (content: Buffer) =>
    post(
      {
        action: "previewPicture",
        params: {
          path: `content/${name}`,
          content: content.toString("base64"),
        },
      },
      inWindow,
    );
  const shown = path.join(mirror, name);
  await post(preview(shared, text.replace(name, "images/x.jpg")), inWindow);
  expect((await choose(Buffer.from("words"))).status).toBe(422);
  const wide = { width: 1200, height: 800, channels: 3 } as const;
  const picture = sharp({ create: { ...wide, background: "#224466" } });
  expect((await choose(await picture.jpeg().toBuffer())).status).toBe(200);
  expect((await post(preview(shared, text), inWindow)).answer).toEqual({
    page: "/about",
  });
  expect(readFileSync(path.join(mirror, shared), "utf8")).toBe(text);
  expect(existsSync(shown)).toBe(true);
  expect(existsSync(path.join(folder, name))).toBe(false);
  await post({ action: "endPreview", params: {} }, inWindow);
  expect(existsSync(shown)).toBe(false);
});

test("A picture is added from the form, and one that is too large gets a sentence", async () => {
  const bytes = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#224466" },
  })
    .jpeg()
    .toBuffer();
  const add = (content: Buffer) =>
    post({
      action: "addPicture",
      params: {
        name: "Blue.jpg",
        content: content.toString("base64"),
        alt: "A plain blue one",
      },
    });
  const { answer } = await add(bytes);
  const entry = { path: "texts/blue.jpg", alt: "A plain blue one" };
  expect(answer).toEqual(entry);
  expect(
    readFileSync(path.join(folder, "images/pictures.json"), "utf8"),
  ).toContain(entry.path);

  const { status, answer: refusal } = await add(Buffer.alloc(40_000_000));
  expect(status).toBe(422);
  expect(refusal).toMatchObject({
    error: expect.stringContaining("30 MB are the most") as string,
    problems: [],
  });
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
