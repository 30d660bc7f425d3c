import { expect, test } from "@playwright/test";
import { symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { listen } from "../../tools/listen";
import { pageOf } from "../server/pageOf";
import { serveEditor } from "../server/serve";
import { copyContent } from "./support/editor";

test("the lock file of a text editor is no content", async () => {
  const content = await copyContent();
  const files = content.files();
  symlinkSync("nobody@localhost", `${content.folder}/.#site.json`);
  expect(content.files()).toEqual(files);
});

test("files outside the content are rejected", async () => {
  const content = await copyContent();
  for (const name of ["../package.json", "news/../../x.json", "images/x.svg"])
    await expect(
      content.save([{ path: name, base: null, text: "{}" }]),
    ).rejects.toThrow("content files and pictures only");
});

test("an item is previewed in its tab of the hub or on its own page, and a screen's words on such a page", () => {
  const item = { path: "blogs/blogs-1.json", text: "{}" };
  const article = { ...item, text: '{\n  "article": {}\n}' };
  const words = { path: "pages/article.json", text: "{}" };
  expect(pageOf(item, () => [])).toBe("/news-articles#blogs");
  expect(pageOf(article, () => [])).toBe("/article/blogs-1");
  expect(pageOf(words, () => [item, article])).toBe("/article/blogs-1");
});

test("the server uses another port if its own is taken, and rejects other sites", async () => {
  const other = await listen(createServer(), 0);
  const port = Number(new URL(other.origin).port);
  const { origin, close } = await serveEditor(port, await copyContent());
  expect(origin).not.toBe(other.origin);
  const call = (path: string, init?: RequestInit) =>
    fetch(`${origin}/admin/${path}`, init);
  const load = (from: string) =>
    call("api/load", { method: "POST", headers: { origin: from }, body: "[]" });
  expect((await load(origin)).status).toBe(200);
  expect((await load("https://example.com")).status).toBe(403);
  expect((await call("pictures/..%2f..%2fx.jpg")).status).toBe(404);
  await Promise.all([close(), other.close()]);
});
