import { readFileSync } from "node:fs";
import { Choices } from "../../../tools/editor/choices";
import { commonEdits } from "../../../tools/editor/commonEdits";
import { editorConfig } from "../../../tools/editor/editorConfig";

const readme = readFileSync("content/README.md", "utf8")
  .replaceAll(/\s+/g, " ")
  .toLowerCase();
const { collections } = editorConfig(new Choices("content"));
const views = collections.flatMap(({ name, create, files = [] }) => [
  name,
  ...(create ? [`${name}/new`] : []),
  ...files.map((file) => `${name}/entries/${file.name}`),
]);

test.each(commonEdits)(
  "“$words” is in the authors' manual, and begins in a view that there is",
  ({ words, view }) => {
    expect(readme).toContain(words.toLowerCase());
    expect(views).toContain(view);
  },
);
