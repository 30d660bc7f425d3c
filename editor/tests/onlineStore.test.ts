import { expect, test, type Page } from "@playwright/test";
import { build } from "esbuild";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onlineConfig, writeOnlineEditor } from "../server/build";
import { filesBelow, readIfExists } from "../server/files";
import type { Change, ContentStore, Upload } from "../src/store/ContentStore";
import { GithubStandIn } from "./support/githubStandIn";

declare global {
  interface Window {
    editor: { openStore: () => Promise<ContentStore> };
    store: ContentStore;
  }
}

const home = "pages/home.json";
const github = new GithubStandIn();
let address = "";
const site = mkdtempSync(path.join(tmpdir(), "site-"));
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const bytes = readIfExists(site, pathname);
  const types: Readonly<Record<string, string>> = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
  };
  response
    .writeHead(bytes ? 200 : 404, {
      "Content-Type": types[path.extname(pathname)] ?? "",
    })
    .end(bytes);
});

test.beforeAll(async () => {
  const files = filesBelow("content").filter(
    (name) => !name.startsWith("schemas/"),
  );
  const apiUrl = await github.start(
    new Map(
      files.map((name) => [`content/${name}`, readFileSync(`content/${name}`)]),
    ),
  );
  writeFileSync(path.join(site, "robots.txt"), "User-agent: *\nAllow: /\n");
  await writeOnlineEditor(site, {
    service: "github",
    repository: github.repository,
    branch: "main",
    authUrl: apiUrl,
    apiUrl,
  });
  // The store without the forms, under the policy of the page.
  const page = readFileSync(path.join(site, "admin/index.html"), "utf8");
  writeFileSync(
    path.join(site, "admin/store.html"),
    page.replace("editor.js", "store.js"),
  );
  await build({
    entryPoints: [path.join(__dirname, "../src/store/openStore.ts")],
    outfile: path.join(site, "admin/store.js"),
    bundle: true,
    format: "iife",
    globalName: "editor",
    footer: { js: "window.editor = editor;" },
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  github.stop();
  server.close();
  server.closeAllConnections();
});

async function openStore(page: Page, person = "asha"): Promise<void> {
  github.people.set(`token-${person}`, person);
  github.token = `token-${person}`;
  await page.goto(`${address}/admin/store.html`);
  await page.waitForFunction(() => "editor" in window);
  await page.evaluate(async () => {
    window.store = await window.editor.openStore();
    if (!(await window.store.user())) await window.store.signIn?.();
  });
}

/** Loads a file and saves it with another text. */
const edit = (page: Page, name: string, from: string, to: string) =>
  page.evaluate(
    async ([file, before, after]) => {
      const { files } = await window.store.load();
      const found = files.find((each) => each.path === file);
      if (!found) throw new Error(`${file} is missing.`);
      const text = found.text.replaceAll(before, after);
      const change: Change = { path: file, text, base: found.version };
      return window.store.save([change], "An edit");
    },
    [name, from, to] as const,
  );

const publish = (page: Page) =>
  page.evaluate(async () => {
    const [draft] = (await window.store.drafts?.()) ?? [];
    if (!draft) throw new Error("No draft is open.");
    return window.store.publish?.(draft).then(
      () => "published",
      (error: Error) => error.message,
    );
  });

const mainText = () => github.read("main", `content/${home}`);
const [, title = ""] =
  /"title": "([^"]+)"/.exec(readFileSync(`content/${home}`, "utf8")) ?? [];

test("sign in, draft, review, publish", async ({ page }) => {
  await openStore(page);
  expect(await page.evaluate(() => window.store.user())).toBe("asha");
  const saved = await edit(page, home, title, "Words of a draft");
  expect(saved).toMatchObject({
    status: "saved",
    draft: { paths: [home], check: "pending" },
  });
  // Only what was edited differs from the published file.
  expect(github.read("editor/asha", `content/${home}`)).toBe(
    mainText().replaceAll(title, "Words of a draft"),
  );
  expect(mainText()).not.toContain("Words of a draft");
  expect(await publish(page)).toContain("still running");
  github.conclusion = "failure";
  expect(await publish(page)).toContain("found mistakes");

  // Saved again, it is the same draft, also after the window was closed.
  await openStore(page);
  await edit(page, home, "Words of a draft", "Better words");
  github.conclusion = "success";
  const drafts = await page.evaluate(() => window.store.drafts?.());
  expect(drafts).toMatchObject([
    {
      check: "passed",
      paths: [home],
      previewUrl: "https://preview.example.com",
    },
  ]);
  expect(await publish(page)).toBe("published");
  expect(mainText()).toContain("Better words");
  expect([...github.refs.keys()]).toEqual(["main"]);
});

test("an entry that moved on meanwhile is a conflict, when saved and when published", async ({
  page,
}) => {
  await openStore(page);
  await edit(page, home, "Better words", "My words");
  github.push(
    `content/${home}`,
    mainText().replaceAll("Better words", "Their words"),
  );
  expect(await publish(page)).toContain("choose a version");
  const result = await edit(page, home, "My words", "My last words");
  if (result.status !== "conflict") throw new Error(result.status);
  expect(result.theirs.text).toContain("Their words");
  const again = await page.evaluate(
    (change) => window.store.save([change], "Mine"),
    {
      path: home,
      base: result.theirs.version,
      text: result.theirs.text.replaceAll("Their words", "My last words"),
    },
  );
  expect(again.status).toBe("saved");
  expect(await publish(page)).toBe("published");
  expect(mainText()).toContain("My last words");
});

test("two people add pictures; the second draft gets the first one's", async ({
  page,
  context,
}) => {
  const add = (on: Page, name: string) =>
    on.evaluate(async (file) => {
      const canvas = new OffscreenCanvas(800, 600);
      canvas.getContext("2d")?.fillRect(0, 0, 400, 300);
      const bytes = await canvas.convertToBlob({ type: "image/png" });
      return window.store.addPicture({
        name: file,
        bytes,
        alt: `A picture called ${file}`,
        folder: "texts",
      });
    }, name);
  await openStore(page);
  const other = await context.newPage();
  await openStore(other, "ravi");
  expect((await add(page, "One.png")).path).toBe("texts/one.png");
  await add(other, "Two.png");
  const pictures = await page.evaluate(
    async () => (await window.store.load()).pictures,
  );
  expect(pictures.at(-1)).toMatchObject({ path: "texts/one.png" });
  expect(await publish(page)).toBe("published");
  expect(await publish(page)).toContain("the draft now has them too");
  expect(await publish(page)).toBe("published");
  const catalogue = github.read("main", "content/images/pictures.json");
  expect(catalogue).toContain("texts/one.png");
  expect(catalogue).toContain("texts/two.png");
});

test("a sign-in that expired is named, and a draft can be discarded", async ({
  page,
}) => {
  await openStore(page);
  await edit(page, home, "My last words", "Words to discard");
  github.people.delete("token-asha");
  await expect(edit(page, home, "Words", "Other words")).rejects.toThrow(
    "sign-in has expired",
  );
  await openStore(page);
  await page.evaluate(async () => {
    const [draft] = (await window.store.drafts?.()) ?? [];
    if (draft) await window.store.discard?.(draft);
  });
  expect([...github.refs.keys()]).toEqual(["main"]);
});

test("a picture is turned, made smaller, and loses the camera's notes; other files are refused", async ({
  page,
}) => {
  await openStore(page);
  // A photograph of 2400 x 1600 pixels that says "turn me by a quarter".
  const turned = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1600);
    canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg" });
    const exif = [
      0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0,
      1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ];
    const bytes = new Blob(
      [jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)],
      { type: "image/jpeg" },
    );
    const { url } = await window.store.addPicture({
      name: "IMG 1.JPG",
      bytes,
      alt: "A photograph",
      folder: "texts",
    });
    const image = new Image();
    image.src = url;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(turned).toEqual([1333, 2000]);
  const stored = github.read("editor/asha", "content/images/texts/img-1.jpg");
  expect(stored.length).toBeGreaterThan(0);
  expect(stored).not.toContain("Exif");
  const refusal = (name: string, type: string, size: number) =>
    page.evaluate(
      ([file, kind, length]) => {
        const bytes = new Blob([new Uint8Array(length)], { type: kind });
        const upload: Upload = {
          name: file,
          bytes,
          alt: "A picture",
          folder: "texts",
        };
        return window.store.addPicture(upload).then(
          () => "added",
          (error: Error) => error.message,
        );
      },
      [name, type, size] as const,
    );
  expect(await refusal("large.jpg", "image/jpeg", 30_000_000)).toContain(
    "30 MB",
  );
  expect(await refusal("logo.svg", "image/svg+xml", 10)).toContain(
    "not a picture that",
  );
  expect(await refusal("phone.heic", "image/heic", 10)).toContain(
    "exported as JPEG",
  );
  expect(await refusal("broken.png", "image/png", 10)).toContain("damaged");
});

test("the page may speak to its own services only, and search engines stay away", () => {
  const html = readFileSync(path.join(site, "admin/index.html"), "utf8");
  expect(html).toContain("default-src 'none'");
  expect(html).toMatch(/connect-src 'self' http:\/\/localhost:\d+;/);
  expect(readFileSync(path.join(site, "robots.txt"), "utf8")).toContain(
    "Disallow: /admin/",
  );
});

test("a setting that is missing is named", () => {
  const given = { EDITOR_BACKEND: "github", EDITOR_REPOSITORY: "firm/website" };
  expect(onlineConfig({})).toBeUndefined();
  expect(() => onlineConfig(given)).toThrow("EDITOR_AUTH_URL");
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "gitlab" })).toThrow(
    "EDITOR_APP_ID",
  );
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "other" })).toThrow(
    "neither",
  );
  expect(
    onlineConfig({ ...given, EDITOR_AUTH_URL: "https://sign-in.example.com/" }),
  ).toEqual({
    service: "github",
    repository: "firm/website",
    branch: "main",
    authUrl: "https://sign-in.example.com",
  });
});
