import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import hub from "../../content/pages/news-articles.json";
import labels from "../../content/shared/interface.json";

const folder = mkdtempSync(path.join(tmpdir(), "search-index-"));
const inFolder = (name: string) => path.join(folder, name);

beforeAll(() =>
  symlinkSync(path.resolve("node_modules"), inFolder("node_modules")),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a page as a build does, with the last step of its trail. */
function writePage(address: string, body: string, last?: object): void {
  const files = {
    [`public${address}/index.html`]: `<html lang="en"><body>${body}</body></html>`,
    [`public/page-data${address}/page-data.json`]: JSON.stringify({
      result: { pageContext: { trail: last && [last] } },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inFolder(name)), { recursive: true });
    writeFileSync(inFolder(name), text);
  }
}

/** Indexes the folder's pages, and returns when the index in it was made. */
function index(): number {
  const tool = JSON.stringify(path.resolve("tools/searchIndex.ts"));
  execFileSync(
    process.execPath,
    ["--import", "tsx", "--eval", `void require(${tool}).writeSearchIndex()`],
    {
      cwd: folder,
      env: { ...process.env, CONTENT_FOLDER: path.resolve("content") },
    },
  );
  return statSync(inFolder("public/pagefind/pagefind-entry.json")).mtimeMs;
}

/** What was indexed, by address. */
const indexed = (): Record<string, { content: string; meta: object }> =>
  Object.fromEntries(
    readdirSync(inFolder("public/pagefind/fragment")).map((name) => {
      const file = inFolder(`public/pagefind/fragment/${name}`);
      const text = gunzipSync(readFileSync(file)).toString();
      // The library's own mark stands before it.
      const page = JSON.parse(text.slice(text.indexOf("{"))) as {
        url: string;
        content: string;
        meta: object;
      };
      return [page.url, page];
    }),
  );

const main = (text: string, attributes = "data-pagefind-body") =>
  `<header>Menu</header><main ${attributes}><h1>Slogan</h1>${text}</main>`;

test("pages are indexed by their short name, kind and date, and words that a reader sees apart are not joined", () => {
  writePage(
    "/cohort",
    main("<p><b>Only 20 seats</b>Apply</p><dl><dt>Fee</dt><dd>None</dd></dl>"),
    {
      label: "Cohort",
      to: "/cohort",
    },
  );
  writePage(
    "/events/events-1",
    main('<time data-pagefind-meta="date">2 May 2026</time>'),
  );
  writePage("/hidden", main("<p>Secret</p>", ""));
  const made = index();
  const pages = indexed();
  expect(Object.keys(pages).sort()).toEqual(["/cohort/", "/events/events-1/"]);
  expect(pages["/cohort/"]).toMatchObject({
    content: "Slogan. Only 20 seats Apply. Fee None",
    meta: { title: "Cohort", kind: labels.search.pages },
  });
  expect(pages["/events/events-1/"]).toMatchObject({
    meta: {
      title: "Slogan",
      kind: hub.tabs.find(({ kind }) => kind === "events")?.label,
      date: "2 May 2026",
    },
  });

  writePage("/hidden", main("<p>Another secret</p>", ""));
  expect(index()).toBe(made);
  writePage("/cohort", main("<p>New</p>"));
  expect(index()).toBeGreaterThan(made);
});
