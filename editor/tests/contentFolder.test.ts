import { expect, test } from "@playwright/test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import figures from "../../content/shared/figures.json";
import type { ContentFolder } from "../server/contentFolder";
import { pageOf } from "../server/pageOf";
import { serveEditor } from "../server/serve";
import type { ContentFile } from "../src/store/ContentStore";
import { contentText } from "../src/store/contentText";
import { copyContent } from "./support/copyContent";

const figuresFile = "shared/figures.json";
const membershipFile = "pages/membership.json";

async function fileOf(
  content: ContentFolder,
  name: string,
): Promise<ContentFile> {
  const { files } = await content.load();
  const file = files.find(({ path: each }) => each === name);
  if (!file) throw new Error(`${name} is missing.`);
  return file;
}

const textOn = (content: ContentFolder, name: string) =>
  readFileSync(path.join(content.folder, name), "utf8");

test("formatting an unchanged file changes nothing", async () => {
  const { files } = await copyContent().load();
  for (const { path: name, text } of files)
    expect(await contentText(text, text), name).toBe(text);
});

test("a save changes the one line that differs, and can be undone", async () => {
  const content = copyContent();
  const { text, version } = await fileOf(content, membershipFile);
  const edited = text.replace(/"price": \d+/, '"price": 1');
  const saved = JSON.stringify(JSON.parse(edited));
  const result = await content.save([
    { path: membershipFile, base: version, text: saved },
  ]);
  expect(result).toMatchObject({ status: "saved", files: [{ text: edited }] });
  expect(textOn(content, membershipFile)).toBe(edited);
  content.undoLastSave();
  expect(textOn(content, membershipFile)).toBe(text);
  expect(() => content.undoLastSave()).toThrow("No save");
});

test("a figure that pages use cannot be removed; the problems name the pages", async () => {
  const content = copyContent();
  const { text, version } = await fileOf(content, figuresFile);
  const key = figures[0]?.key ?? "";
  const { files } = await content.load();
  const places = files.filter((file) =>
    file.text.includes(`"figure": "${key}"`),
  );
  const result = await content.save([
    {
      path: figuresFile,
      base: version,
      text: JSON.stringify(figures.slice(1)),
    },
  ]);
  if (result.status !== "refused") throw new Error(result.status);
  const named = result.problems.map(({ file }) => file);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(named).toContain(place.path);
  expect(textOn(content, figuresFile)).toBe(text);
});

test("a new entry is written, but does not overwrite an existing one", async () => {
  const content = copyContent();
  const [news] = (await content.load()).files.filter(({ path: name }) =>
    name.startsWith("news/"),
  );
  if (!news) throw new Error("The content has no news.");
  const id = "news-written-in-a-test";
  const draft = {
    ...(JSON.parse(news.text) as object),
    id,
    title: "A news item of a test",
  };
  const change = { path: `news/${id}.json`, base: null };
  const result = await content.save([
    { ...change, text: JSON.stringify({ ...draft, article: undefined }) },
  ]);
  expect(result.status).toBe("saved");
  expect(await content.save([{ ...change, text: "{}" }])).toMatchObject({
    status: "conflict",
  });
});

test("a save over another change is a conflict until a version is chosen", async () => {
  const content = copyContent();
  const { text, version } = await fileOf(content, membershipFile);
  const theirs = text.replace(/"price": \d+/, '"price": 1');
  writeFileSync(path.join(content.folder, membershipFile), theirs);
  const change = { path: membershipFile, text, base: version };
  const result = await content.save([change]);
  expect(result).toMatchObject({
    status: "conflict",
    theirs: { text: theirs },
  });
  expect(textOn(content, membershipFile)).toBe(theirs);
  if (result.status !== "conflict") return;
  const again = await content.save([
    { ...change, base: result.theirs.version },
  ]);
  expect(again.status).toBe("saved");
  expect(textOn(content, membershipFile)).toBe(text);
});

test("a picture is saved with the catalogue, and both can be undone", async () => {
  const content = copyContent();
  const { text, version } = await fileOf(content, "images/pictures.json");
  const place = "texts/team-day.jpg";
  const catalogue = {
    path: "images/pictures.json",
    text: JSON.stringify([
      ...(JSON.parse(text) as object[]),
      { path: place, alt: "The team in the garden." },
    ]),
    base: version,
  };
  const picture = { path: `images/${place}`, base: null };
  const broken = { ...picture, text: "bm8=" };
  expect(await content.save([broken, catalogue])).toMatchObject({
    status: "refused",
  });
  const bytes = readFileSync("content/images/heroes/home.jpg");
  const whole = { ...picture, text: bytes.toString("base64") };
  expect(await content.save([whole, catalogue])).toMatchObject({
    status: "saved",
  });
  const file = path.join(content.folder, "images", place);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  content.undoLastSave();
  expect(existsSync(file)).toBe(false);
  expect(textOn(content, "images/pictures.json")).toBe(text);
});

test("files outside the content are rejected", async () => {
  const content = copyContent();
  for (const name of ["../package.json", "news/../../x.json", "images/x.svg"])
    await expect(
      content.save([{ path: name, base: null, text: "{}" }]),
    ).rejects.toThrow("content files and pictures only");
});

test("an item without a text is previewed in its tab of the hub, one with a text on its own page", async () => {
  const { folder } = copyContent();
  const file = "blogs/blogs-1.json";
  const address = (item: object) =>
    pageOf(
      file,
      JSON.stringify(item, null, 2),
      folder,
      () => Promise.resolve(""),
      new Map(),
    );
  expect(await address({})).toBe("/news-articles#blogs");
  expect(await address({ article: {} })).toBe("/article/blogs-1");
});

test("the server uses another port if its own is taken, and rejects other sites", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { address, close } = await serveEditor(port, copyContent());
  expect(address).not.toContain(`:${port}/`);
  const load = (origin: string) =>
    fetch(`${address}api/load`, {
      method: "POST",
      headers: { origin },
      body: "[]",
    });
  expect((await load(new URL(address).origin)).status).toBe(200);
  expect((await load("https://example.com")).status).toBe(403);
  expect((await fetch(`${address}pictures/..%2f..%2fx.jpg`)).status).toBe(404);
  close();
  other.close();
});
