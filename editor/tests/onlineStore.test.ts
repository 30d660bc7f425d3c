import { expect, test, type Page } from "@playwright/test";
import { build } from "esbuild";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onlineConfig, writeOnlineEditor } from "../server/build";
import { filesBelow } from "../server/files";
import type { addPicture, Upload } from "../src/store/addPicture";
import type { ContentStore } from "../src/store/ContentStore";
import { GitStandIn, worker } from "./support/gitStandIn";
import { Repository } from "./support/repository";

declare global {
  interface Window {
    editor: {
      openStore: () => Promise<ContentStore>;
      addPicture: typeof addPicture;
    };
    store: ContentStore;
    /** Adds a picture as a form does. */
    add: (upload: Upload) => ReturnType<typeof addPicture>;
  }
}

type Service = "github" | "gitlab";

const home = "pages/home.json";
const origin = "http://localhost:4999";
const site = mkdtempSync(path.join(tmpdir(), "site-"));
const files = filesBelow("content").map(
  (name) => [`content/${name}`, readFileSync(`content/${name}`)] as const,
);
let repository: Repository;
let standIn: GitStandIn;

/** Builds the editor for a service, with the store in place of the forms. */
async function buildEditor(service: Service): Promise<void> {
  const folder = path.join(site, service);
  mkdirSync(folder);
  const config = onlineConfig({
    EDITOR_BACKEND: service,
    EDITOR_REPOSITORY: "firm/website",
    ...(service === "github"
      ? { EDITOR_AUTH_URL: worker }
      : { EDITOR_APP_ID: "1" }),
  });
  if (config) await writeOnlineEditor(folder, config);
  await build({
    stdin: {
      contents:
        'export * from "./openStore"; export * from "./addPicture"; export * from "./catalogue";',
      resolveDir: path.join(__dirname, "../src/store"),
    },
    outfile: path.join(folder, "admin/editor.js"),
    bundle: true,
    format: "iife",
    globalName: "editor",
    footer: { js: "window.editor = editor;" },
  });
}

test.beforeAll(async () => {
  await buildEditor("github");
  await buildEditor("gitlab");
});

test.beforeEach(async ({ context }) => {
  repository = new Repository(new Map(files));
  standIn = new GitStandIn(repository);
  await standIn.answer(context);
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      path: path.join(site, new URL(route.request().url()).pathname),
    }),
  );
});

/** Opens the store; returns who is signed in, or why nobody is. */
async function waitForStore(page: Page): Promise<string> {
  await page.waitForFunction(() => "editor" in window);
  return page.evaluate(async () => {
    const { openStore: open, addPicture: add } = window.editor;
    window.store = await open();
    window.add = async (upload) => {
      const { files: loaded } = await window.store.load();
      const catalogue = loaded.find(
        ({ path: name }) => name === "images/pictures.json",
      );
      if (!catalogue) throw new Error("The catalogue is missing.");
      return add(window.store, catalogue, upload);
    };
    return window.store.user().catch((error: Error) => error.message);
  });
}

/** Opens the store and signs in. */
async function openStore(
  page: Page,
  person = "asha",
  service: Service = "github",
): Promise<void> {
  standIn.token = `token-${person}`;
  standIn.people.set(standIn.token, person);
  await page.goto(`${origin}/${service}/admin/index.html`);
  if ((await waitForStore(page)) === person) return;
  if (service === "github") await page.evaluate(() => window.store.signIn?.());
  else {
    // GitLab's own page replaces this one and redirects back.
    await page.evaluate(() => void window.store.signIn?.());
    await page.waitForURL(/code=/);
    await waitForStore(page);
  }
}

/** Loads a file and saves it with another text. */
const edit = (page: Page, name: string, from: string, to: string) =>
  page.evaluate(
    async ([file, before, after]) => {
      const { files } = await window.store.load();
      const found = files.find((each) => each.path === file);
      if (!found) throw new Error(`${file} is missing.`);
      const text = found.text.replaceAll(before, after);
      const change = { path: file, text, base: found.version };
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

const mainText = () => repository.read("main", `content/${home}`);
const [, title = ""] =
  /"title": "([^"]+)"/.exec(readFileSync(`content/${home}`, "utf8")) ?? [];

for (const service of ["github", "gitlab"] as const)
  test(`sign in, draft, review, publish: ${service}`, async ({ page }) => {
    await openStore(page, "asha", service);
    expect(await page.evaluate(() => window.store.user())).toBe("asha");
    const before = mainText();
    await edit(page, home, title, "Words of a draft");
    // Only the edited text differs from the published file.
    expect(repository.read("editor/asha", `content/${home}`)).toBe(
      before.replaceAll(title, "Words of a draft"),
    );
    expect(mainText()).toBe(before);
    expect(await publish(page)).toContain("still running");
    repository.check = "failed";
    expect(await publish(page)).toContain("found mistakes");

    // A second save changes the same draft, even in a new window.
    await openStore(page, "asha", service);
    await edit(page, home, "Words of a draft", "Better words");
    repository.check = "passed";
    expect(await page.evaluate(() => window.store.drafts?.())).toMatchObject([
      {
        check: "passed",
        paths: [home],
        ...(service === "github" && {
          previewUrl: "https://preview.example.com",
        }),
      },
    ]);
    expect(await publish(page)).toBe("published");
    expect(mainText()).toContain("Better words");
    expect([...repository.branches.keys()]).toEqual(["main"]);
  });

test("an entry that has also changed on the site is a conflict when it is saved or published", async ({
  page,
}) => {
  await openStore(page);
  repository.check = "passed";
  await edit(page, home, title, "My words");
  repository.push(
    `content/${home}`,
    mainText().replaceAll(title, "Their words"),
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

test("two entries of a draft that have both changed on the site are saved together", async ({
  page,
}) => {
  const [other = ""] = files
    .map(([name]) => name.replace("content/", ""))
    .filter((name) => name.startsWith("news/"));
  const theirs = (name: string) =>
    repository
      .read("main", `content/${name}`)
      .replace(/"title": "/, "$&Their ");
  await openStore(page);
  for (const name of [home, other])
    await edit(page, name, '"title": "', '"title": "My ');
  for (const name of [home, other])
    repository.push(`content/${name}`, theirs(name));
  for (const name of [home, other]) {
    const refused = await edit(page, name, '"title": "My ', '"title": "Our ');
    if (refused.status !== "conflict") throw new Error(refused.status);
    const { text, version } = refused.theirs;
    const saved = page.evaluate(
      (change) => window.store.save([change], "Ours"),
      { path: name, text: text.replace("Their ", "Our "), base: version },
    );
    if (name === home) await expect(saved).rejects.toThrow("choose a version");
    else expect((await saved).status).toBe("saved");
  }
  for (const name of [home, other])
    expect(repository.read("editor/asha", `content/${name}`)).toContain(
      '"title": "Our ',
    );
});

test("the second of two drafts with pictures is merged with the first", async ({
  page,
  context,
}) => {
  const add = (on: Page, name: string) =>
    on.evaluate(async (file) => {
      const canvas = new OffscreenCanvas(800, 600);
      canvas.getContext("2d")?.fillRect(0, 0, 400, 300);
      const bytes = await canvas.convertToBlob({ type: "image/png" });
      const { picture } = await window.add({
        name: file,
        bytes,
        alt: `A picture called ${file}`,
        folder: "texts",
      });
      return picture.path;
    }, name);
  repository.check = "passed";
  await openStore(page);
  const other = await context.newPage();
  await openStore(other, "ravi");
  expect(await add(page, "One.png")).toBe("texts/one.png");
  await add(other, "Two.png");
  const pictures = await page.evaluate(
    async () => (await window.store.load()).pictures,
  );
  expect(pictures.at(-1)).toMatchObject({ path: "texts/one.png" });
  expect(await publish(page)).toBe("published");
  expect(await publish(page)).toContain("the draft now has them too");
  expect(await publish(page)).toBe("published");
  const catalogue = repository.read("main", "content/images/pictures.json");
  expect(catalogue).toContain("texts/one.png");
  expect(catalogue).toContain("texts/two.png");
});

test("an expired sign-in is reported, and a draft can be discarded", async ({
  page,
}) => {
  await openStore(page);
  await edit(page, home, title, "Words to discard");
  standIn.people.delete("token-asha");
  await expect(edit(page, home, "Words", "Other words")).rejects.toThrow(
    "sign-in has expired",
  );
  await openStore(page);
  await page.evaluate(async () => {
    const [draft] = (await window.store.drafts?.()) ?? [];
    if (draft) await window.store.discard?.(draft);
  });
  expect([...repository.branches.keys()]).toEqual(["main"]);
});

test("a sign-in that is refused or cancelled says what to do", async ({
  page,
  context,
}) => {
  const refusal = "did not accept the sign-in";
  const signIn = () => page.evaluate(() => window.store.signIn?.());
  await page.goto(`${origin}/github/admin/index.html`);
  await waitForStore(page);
  await context.route(`${worker}/**`, (route) => route.abort());
  const [popup, result] = [page.waitForEvent("popup"), signIn()];
  await (await popup).close();
  await expect(result).rejects.toThrow("was closed");
  await context.unroute(`${worker}/**`);

  await page.reload();
  await waitForStore(page);
  standIn.token = "";
  await expect(signIn()).rejects.toThrow(refusal);

  standIn.authorizeAnswer = "error=access_denied";
  await page.goto(`${origin}/gitlab/admin/index.html`);
  await waitForStore(page);
  await page.evaluate(() => void window.store.signIn?.());
  await page.waitForURL(/error=/);
  expect(await waitForStore(page)).toContain(refusal);
  expect(await waitForStore(page)).toContain("Sign in to");
});

test("a picture is turned, scaled down and loses its metadata; other files are rejected", async ({
  page,
}) => {
  await openStore(page);
  // A photograph of 2400 x 1600 pixels with EXIF orientation 6, a quarter turn.
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
    const { picture } = await window.add({
      name: "IMG 1.JPG",
      bytes,
      alt: "A photograph",
      folder: "texts",
    });
    const image = new Image();
    image.src = picture.url;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(turned).toEqual([1333, 2000]);
  const stored = repository.read(
    "editor/asha",
    "content/images/texts/img-1.jpg",
  );
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
        return window.add(upload).then(
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

test("the page may only contact its own services, and is not indexed", () => {
  const html = readFileSync(path.join(site, "github/admin/index.html"), "utf8");
  expect(html).toContain("default-src 'none'");
  expect(html).toContain(
    `connect-src 'self' ${worker} https://api.github.com;`,
  );
  expect(html).toContain('name="robots" content="noindex"');
});

test("a missing setting is named", () => {
  const given = { EDITOR_BACKEND: "github", EDITOR_REPOSITORY: "firm/website" };
  expect(onlineConfig({})).toBeUndefined();
  expect(() => onlineConfig(given)).toThrow("EDITOR_AUTH_URL");
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "gitlab" })).toThrow(
    "EDITOR_APP_ID",
  );
  expect(() => onlineConfig({ ...given, EDITOR_BACKEND: "other" })).toThrow(
    "must be github or gitlab",
  );
});
