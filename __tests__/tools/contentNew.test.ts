import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import { writeFiles } from "../../src/gatsby/files/writeFiles";
import { documentKind, itemKinds } from "../../src/gatsby/model/itemKinds";
import { addContent, entriesTitled } from "../../tools/content-new";
import { testContent } from "../support/testContent";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();
beforeAll(async () => writeFiles(folder, [...(await testContent())]));

test.each([
  ["articles", "articles/articles-4.json"],
  ["news", "news/news-4.json"],
  ["featured", "featured/features-4.json"],
  ["events", "events/events-2.json"],
  ["documents", "documents/a-few-words-on-prices.json"],
])("%s creates the valid file %s", async (kind, file) => {
  const title = "A few words on prices";
  expect(await addContent(kind, title, folder)).toBe(file);
  const text = readFileSync(path.join(folder, file), "utf8");
  expect(JSON.parse(text)).toMatchObject({ title });
  const problems = await checkFolder(folder);
  // The made-up content has other pictures than the examples.
  expect(
    problems.filter(
      (problem) => problem.file === file && !/picture/.test(problem.message),
    ),
  ).toEqual([]);
});

test.each(["???", "मूल्य"])(
  "a document with the title %s, which gives no address, is refused",
  async (title) => {
    await expect(addContent("documents", title, folder)).rejects.toThrow(
      "Latin letters or digits",
    );
  },
);

const folders = [...itemKinds, documentKind].map(({ folder }) => folder);

test.each([
  ["recipe", "A title"],
  ["articles", ""],
])(
  '"%s" with the title "%s" writes nothing and shows the usage',
  async (kind, title) => {
    await expect(addContent(kind, title, folder)).rejects.toThrow(
      `npm run content:new -- ${folders.join("|")} "A title"`,
    );
    expect(existsSync(path.join(folder, "recipe"))).toBe(false);
  },
);

test("names the entries that have a title already", async () => {
  const title = "Two hands are busy";
  const file = await addContent("blogs", title, folder);
  expect(entriesTitled(title.toUpperCase(), folder)).toEqual([file]);
  expect(entriesTitled("Two hands rest", folder)).toEqual([]);
});
