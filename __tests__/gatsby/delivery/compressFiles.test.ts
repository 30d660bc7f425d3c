import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/gatsby/delivery/compressFiles";
import { filesBelow } from "../../../src/gatsby/files/filesBelow";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const text = "A repeated sentence compresses well. ".repeat(100);
const unpacked = () =>
  brotliDecompressSync(readFileSync(at("page.html.br"))).toString();

test("texts get a gzip and a Brotli copy, but not pictures and very short texts", async () => {
  writeFileSync(at("page.html"), text);
  writeFileSync(at("photo.webp"), text);
  writeFileSync(at("short.json"), "{}");
  await compressFiles(folder);
  expect(gunzipSync(readFileSync(at("page.html.gz"))).toString()).toBe(text);
  expect(unpacked()).toBe(text);
  expect(filesBelow(folder).filter((file) => /\.(br|gz)$/.test(file))).toEqual([
    "page.html.br",
    "page.html.gz",
  ]);
});

test("only a changed text is compressed again, and the copies of a deleted one are deleted", async () => {
  writeFileSync(at("page.html.br"), "the earlier copy");
  await compressFiles(folder);
  expect(readFileSync(at("page.html.br"), "utf8")).toBe("the earlier copy");

  writeFileSync(at("page.html"), text.toUpperCase());
  utimesSync(at("page.html"), new Date(), new Date(Date.now() + 120_000));
  await compressFiles(folder);
  expect(unpacked()).toBe(text.toUpperCase());

  rmSync(at("page.html"));
  await compressFiles(folder);
  expect(filesBelow(folder)).toEqual(["photo.webp", "short.json"]);
});
