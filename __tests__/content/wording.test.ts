import { checkContent } from "../../src/build/check/checkContent";
import {
  contentNames,
  field,
  leaves,
  readContent,
} from "../support/readContent";

const files = [
  "site",
  ...[
    "pages",
    "shared",
    "news",
    "articles",
    "blogs",
    "featured",
    "events",
  ].flatMap(contentNames),
];

test("The content fits its model: every reference, link and picture exists", async () => {
  const problems = await checkContent();
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("Only content/site.json names the firm, so that another takes the site over there", () => {
  const brand = field(field(readContent("site"), "brand"), "name");
  const others = files.filter((file) => file !== "site");
  expect(
    others.filter((file) =>
      leaves(readContent(file)).join("\n").includes(String(brand)),
    ),
  ).toEqual([]);
});

test.each(files)("content/%s.json holds no text left to write", (file) => {
  for (const text of leaves(readContent(file))) {
    expect(String(text)).not.toMatch(/\b(todo|tbd|fixme|lorem|ipsum)\b/i);
  }
});
