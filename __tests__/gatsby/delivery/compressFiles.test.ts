import {
  existsSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/gatsby/delivery/compressFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const text = "A repeated sentence compresses well. ".repeat(100);

beforeEach(() => writeFileSync(at("page.html"), text));

test("a text gets a gzip and a Brotli copy", async () => {
  await compressFiles(folder);
  expect(gunzipSync(readFileSync(at("page.html.gz"))).toString()).toBe(text);
  expect(
    brotliDecompressSync(readFileSync(at("page.html.br"))).toString(),
  ).toBe(text);
});

test("a picture and a very short text get no copy", async () => {
  writeFileSync(at("photo.webp"), text);
  writeFileSync(at("short.json"), "{}");
  await compressFiles(folder);
  for (const name of ["photo.webp", "short.json"]) {
    expect(existsSync(at(`${name}.gz`))).toBe(false);
  }
});

test("only a changed text is compressed again", async () => {
  await compressFiles(folder);
  writeFileSync(at("page.html.br"), "the earlier copy");
  await compressFiles(folder);
  expect(readFileSync(at("page.html.br"), "utf8")).toBe("the earlier copy");

  const changed = text.toUpperCase();
  writeFileSync(at("page.html"), changed);
  utimesSync(at("page.html"), new Date(), new Date(Date.now() + 120_000));
  await compressFiles(folder);
  expect(
    brotliDecompressSync(readFileSync(at("page.html.br"))).toString(),
  ).toBe(changed);
});

test("the copies of a deleted page are deleted", async () => {
  await compressFiles(folder);
  rmSync(at("page.html"));
  await compressFiles(folder);
  expect(existsSync(at("page.html.gz"))).toBe(false);
  expect(existsSync(at("page.html.br"))).toBe(false);
});
