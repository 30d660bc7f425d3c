/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { allowedHtml } from "../../../../src/gatsby/model/allowedHtml";
import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import { field } from "../../../../src/common/field";
import { filesBelow } from "../../../../src/gatsby/files/filesBelow";
import {
  fileSchema,
  type JsonSchema,
} from "../../../../src/gatsby/model/jsonSchema";
import {
  blockWriter,
  readBlocks,
} from "../../../../tools/editor/page/richText/htmlBlocks";

/** Every list of HTML blocks in a value, by the fields of its schema. */
function htmlFields(value: unknown, schema: JsonSchema): string[][] {
  if (Array.isArray(value))
    return schema.items?.["html"]
      ? [value.map(String)]
      : value.flatMap((entry) => htmlFields(entry, schema.items ?? {}));
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    htmlFields(field(value, name), property),
  );
}

const kindsOf = (blocks: readonly string[]) =>
  readBlocks(blocks).content.content.map(({ type }) => type.name);

test("Every HTML field of the content is the same again after it was opened", async () => {
  const texts = (await filesBelow("content")).flatMap((name) => {
    const type = contentFileType(name);
    if (!type) return [];
    const value: unknown = JSON.parse(
      readFileSync(path.join("content", name), "utf8"),
    );
    return htmlFields(value, fileSchema(type)).map((blocks) => ({
      name,
      blocks,
    }));
  });
  expect(texts.length).toBeGreaterThan(0);
  expect(
    texts.map(({ name, blocks }) => ({
      name,
      blocks: blockWriter(blocks)(readBlocks(blocks)),
    })),
  ).toEqual(texts);
});

const table =
  '<table><caption>What it costs</caption><thead><tr><th scope="col">What</th><th scope="col">Rupees</th></tr></thead><tbody><tr><th scope="row">Rent</th><td>900</td></tr></tbody></table>';

/** What the buttons make, with every tag that they can make. */
const made = [
  '<p>Words with <strong>weight</strong>, <em>stress</em><br />and a <a href="/contact">link &amp; more</a>.</p>',
  "<h2>Heading</h2>",
  '<h3 id="costs">Costs</h3>',
  "<ul><li>One<ul><li>Within</li></ul></li><li><p>Two</p><p>paragraphs</p></li></ul>",
  "<ol><li>First</li></ol>",
  "<blockquote>Said &lt;by&gt; nobody</blockquote>",
  table,
  table.replace(/<caption>.*<\/caption>/, ""),
  '<figure><img src="heroes/consulting.jpg" alt="A &quot;good&quot; plan > a bad one" /><figcaption>As <em>agreed</em></figcaption></figure>',
  '<figure><img src="heroes/consulting.jpg" alt="A wall of figures" /></figure>',
];

test("What the buttons make is stored in one form, one block in each entry", () => {
  expect(blockWriter()(readBlocks(made))).toEqual(made);
  expect(kindsOf(made)).not.toContain("writtenHtml");
});

test("The buttons make every tag that the model allows and no other, but for those that stay as they are written", () => {
  const tags = new Set(
    [...made.join("").matchAll(/<(\w+)/g)].map(([, name = ""]) => name),
  );
  const allowed: readonly string[] = allowedHtml.allowedTags;
  expect([...tags].filter((tag) => !allowed.includes(tag))).toEqual([]);
  expect(allowed.filter((tag) => !tags.has(tag))).toEqual(["dl", "dt", "dd"]);
});

test("A block that the editor could only show with losses stays as its author wrote it", () => {
  const blocks = [
    "<dl><dt>Word</dt><dd>What it means</dd></dl>",
    "<p>One</p><dl><dt>A</dt><dd>B</dd></dl>",
    `<ul><li>${table}</li></ul>`,
  ];
  expect(blockWriter()(readBlocks(blocks))).toEqual(blocks);
  expect(new Set(kindsOf(blocks))).toEqual(new Set(["writtenHtml"]));
});

test("A change of one block leaves the others as their author wrote them", () => {
  const odd = [
    "<p>Two  spaces,\n a line and &mdash; a dash</p>",
    "<blockquote><p>Said</p></blockquote>",
    "<p>Changed</p>",
  ];
  const changed = readBlocks([...odd.slice(0, 2), "<p>Now</p>", "<p></p>"]);
  expect(blockWriter(odd)(changed)).toEqual([...odd.slice(0, 2), "<p>Now</p>"]);
  expect(kindsOf(odd)).toEqual(["paragraph", "blockquote", "paragraph"]);
});

test("Nothing is read as an empty text, and an empty text is stored as nothing", () => {
  expect(blockWriter()(readBlocks([]))).toEqual([]);
});
