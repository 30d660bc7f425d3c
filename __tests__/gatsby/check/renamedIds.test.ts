import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  parseContentFile,
  ContentFile,
} from "../../../src/gatsby/check/contentFile";
import { renamedIds } from "../../../src/gatsby/check/renamedIds";

let folder: string;

const git = (...args: string[]): void => {
  const author = ["-c", "user.name=Author", "-c", "user.email=a@example.com"];
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: "ignore" });
};

/** Makes the folder a repository that holds what stands in it. */
const commitAll = (message: string): void => {
  git("init", "-q");
  git("add", "--force", ".");
  git("commit", "-qm", message);
};

const fileOf = (name: string, value: unknown): ContentFile => {
  const file = parseContentFile(name, Buffer.from(JSON.stringify(value)));
  if (!(file instanceof ContentFile)) throw new Error(name);
  return file;
};

const problemsWith = (
  redirects: unknown,
  names: readonly string[] = ["redirects.json", "news/news-9.json"],
) => renamedIds(folder, names, [fileOf("redirects.json", redirects)]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("content/news", path.join(folder, "news"), {
    recursive: true,
    filter: (file) => !/news-[2-9]/.test(file),
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rename = (): void =>
  renameSync(
    path.join(folder, "news/news-1.json"),
    path.join(folder, "news/news-9.json"),
  );

test("an id that git knows and nobody uses is told, until it is sent on", async () => {
  commitAll("Add news-1");
  rename();
  const [problem] = await problemsWith([]);
  expect(problem).toMatchObject({ severity: "note", file: "redirects.json" });
  expect(problem?.message).toContain("/article/news-1");
  expect(
    await problemsWith([{ from: "/article/news-1", to: "/article/news-9" }]),
  ).toEqual([]);
});

test("an id of a file that cannot be read is in use", async () => {
  commitAll("Add news-1");
  expect(
    await problemsWith([], ["redirects.json", "news/news-1.json"]),
  ).toEqual([]);
});

test("a file that is no content has no id", async () => {
  writeFileSync(path.join(folder, "news/.DS_Store"), "");
  commitAll("Add news-1 and what macOS leaves behind");
  expect(
    await problemsWith([], ["redirects.json", "news/news-1.json"]),
  ).toEqual([]);
});

test("without git nothing is told", async () => {
  writeFileSync(path.join(folder, ".git"), "no repository");
  rename();
  expect(await problemsWith([])).toEqual([]);
});
