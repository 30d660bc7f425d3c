import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { startContentMirror } from "../../../tools/develop/contentMirror";
import { Previews } from "../../../tools/develop/previews";
import { applyEdit } from "../../support/broken/applyEdit";
import { copyContentFile } from "../../support/contentCopy";
import { makeOwnContent } from "../../support/ownContent";

const file = "pages/not-found.json";
let source: string;
let mirror: string;
let previews: Previews;
let stop: () => void;
const told: string[] = [];

const shown = () => readFileSync(path.join(mirror, file), "utf8");

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 50));
}

const hear = (words: string) =>
  until(() => told.some((text) => text.includes(words)));

beforeAll(async () => {
  source = await makeOwnContent();
  mirror = path.join(path.dirname(source), "mirror");
  previews = new Previews(mirror);
  stop = await startContentMirror({
    source,
    mirror,
    previews,
    tell: (text) => told.push(text),
  });
});

afterAll(() => {
  stop();
  rmSync(path.dirname(source), { recursive: true });
});

test("The development server reads a copy of content in good order", () => {
  expect(told.join()).toContain("The content is in order.");
  expect(shown()).toBe(readFileSync(path.join(source, file), "utf8"));
});

test("A mistake is told and the pages stay as they were, until it is mended", async () => {
  const before = shown();
  await applyEdit(source, file, { set: "title", to: "" });
  await hear("The text is empty.");
  await hear("The pages stay as they were until this is mended and saved.");
  expect(shown()).toBe(before);

  await applyEdit(source, file, { set: "title", to: "There is no such page" });
  await until(() => shown().includes("There is no such page"));
  expect(told.at(-1)).toContain("The content is in order.");
}, 20_000);

test("A file that is added or removed is added or removed for the server", async () => {
  await applyEdit(source, "news/news-2.json", { copyTo: "news/news-90.json" });
  await applyEdit(source, "news/news-90.json", { set: "id", to: "news-90" });
  const copy = path.join(mirror, "news/news-90.json");
  await until(() => shownAt(copy));
  copyContentFile(source, "news/news-90.json");
  await until(() => !shownAt(copy));
}, 20_000);

test("What is typed stands in the copy alone, also while others save; afterwards it shows what they saved", async () => {
  const place = path.join(source, file);
  const saved = readFileSync(place, "utf8");
  previews.show(file, saved.replace("There is no such page", "Typed"));
  previews.show("news/news-91.json", "{}");
  expect(shown()).toContain("Typed");
  expect(readFileSync(place, "utf8")).toBe(saved);

  const reports = told.length;
  await applyEdit(source, file, { set: "title", to: "Saved meanwhile" });
  await until(() => told.length > reports);
  expect(shown()).toContain("Typed");
  previews.end(file);
  previews.end("news/news-91.json");
  expect(shown()).toContain("Saved meanwhile");
  expect(shownAt(path.join(mirror, "news/news-91.json"))).toBe(false);
}, 20_000);

function shownAt(place: string): boolean {
  try {
    return readFileSync(place).length > 0;
  } catch {
    return false;
  }
}
