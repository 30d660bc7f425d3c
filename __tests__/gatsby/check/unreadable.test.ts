import { checkContent } from "../../../src/gatsby/check/checkContent";
import type { RawFiles } from "../../../src/gatsby/content/readContent";
import { singleFiles } from "../../../src/gatsby/model/contentTypes";
import { applyEdit } from "../../support/broken/applyEdit";
import { testContent } from "../../support/testContent";

const problemsOf = (raw: RawFiles) =>
  checkContent(raw, { staticFiles: ["favicon.ico"], today: "2026-11-01" });

test("says nothing of files that systems leave in folders", async () => {
  const raw = new Map(await testContent());
  for (const name of [".DS_Store", "Thumbs.db", "news/desktop.ini"])
    raw.set(name, Buffer.from("x"));
  expect(await problemsOf(raw)).toEqual(await problemsOf(await testContent()));
});

test("reports files that cannot be read, and nothing that refers to them", async () => {
  const raw = new Map(await testContent());
  await applyEdit(raw, "documents/document-1.json", {
    set: "sections[0].content[0]",
    to: "<p>{email}, {registeredName}</p>",
  });
  const names = singleFiles
    .map(({ pattern }) => pattern)
    .filter((name) => raw.has(name));
  for (const name of names) {
    const text = String(raw.get(name)).trimEnd();
    raw.set(name, Buffer.from(text.slice(0, -1)));
  }
  const found = (await problemsOf(raw)).filter(
    ({ file, message }) => names.includes(file) || /braces/.test(message),
  );
  expect(found.map(({ file }) => file)).toEqual(names.toSorted());
});
