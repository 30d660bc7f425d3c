import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "search-index-"));
const inFolder = (name: string) => path.join(folder, name);

beforeAll(() => {
  symlinkSync(path.resolve("node_modules"), inFolder("node_modules"));
  for (const name of ["about", "hidden"])
    mkdirSync(inFolder(`public/${name}`), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writePage = (name: string, attributes: string, text: string) =>
  writeFileSync(
    inFolder(`public/${name}/index.html`),
    `<html lang="en"><body><main ${attributes}><h1>Title</h1><p>${text}</p></main></body></html>`,
  );

/** Indexes the folder's pages, and tells when the index in it was made. */
function indexAgain(): number {
  execFileSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--eval",
      `void require(${JSON.stringify(path.resolve("tools/searchIndex.ts"))}).writeSearchIndex()`,
    ],
    {
      cwd: folder,
      env: { ...process.env, CONTENT_FOLDER: path.resolve("content") },
    },
  );
  const entry = inFolder("public/pagefind/pagefind-entry.json");
  expect(JSON.parse(readFileSync(entry, "utf8"))).toHaveProperty("languages");
  return statSync(entry).mtimeMs;
}

const words = () =>
  readFileSync(inFolder("public/pagefind/words.json"), "utf8");

test("the index is kept while the pages of the search say the same, and made anew when one changes", () => {
  writePage("about", 'data-pagefind-body=""', "<b>Mentóring</b>");
  writePage("hidden", "", "Secret");
  const made = indexAgain();
  expect(JSON.parse(words())).toEqual({
    words: ["mentoring", "title"],
    topics: [],
  });

  writePage("about", 'data-pagefind-body=""', '<b class="new">Mentóring</b>');
  writePage("hidden", "", "Another secret");
  expect(indexAgain()).toBe(made);

  writePage("about", 'data-pagefind-body=""', "Consulting");
  expect(indexAgain()).toBeGreaterThan(made);
  expect(words()).toContain("consulting");
});
