import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import { documentDifferences, normalise } from "../../tools/compare/documents";
import { temporaryFolder } from "../support/temporaryFolder";

/** The changed lines of a file on two sides; one of them may lack it. */
async function compare(file: string, one: string, other: string | undefined) {
  const folder = temporaryFolder();
  await writePublicFiles(folder, [
    ["before/files.txt", "the same"],
    ["after/files.txt", "the same"],
    [`before/${file}`, normalise(file, one)],
    ...(other === undefined
      ? []
      : [[`after/${file}`, normalise(file, other)] as const]),
  ]);
  return documentDifferences(folder);
}

const html = (name: string, colour: string, word: string) =>
  `<style data-emotion="css ${name}">.css-${name}{margin:0;color:${colour}}</style><p class="css-${name}" id="_R_${name}_">${word}</p><script src="/app-${name.repeat(10)}.js"></script><script src="/${"353e35d3ae".repeat(4)}-${name.repeat(10)}.js"></script>`;
const before = html("a1", "red", "Hi");

test.each([
  ["about/index.html", before, html("b2", "red", "Hi"), []],
  [
    "about/index.html",
    before,
    html("a1", "blue", "Hi"),
    [/^-color:red/, /^\+color:blue/],
  ],
  ["index.html", before, html("a1", "red", "Ho"), [/^-.*>Hi/, /^\+.*>Ho/]],
  [
    "page-data/index/page-data.json",
    '{"a":1,"b":2}',
    '{"a":1,"b":3}',
    [/^-.*2/, /^\+.*3/],
  ],
  ["_headers", "/*\n  A: 1\n", "/*\n", [/^- {2}A: 1/]],
  ["feed.xml", "<a>\n<date>1</date>\n", "<a>\n<date>2</date>\n", [/^-/, /^\+/]],
  ["robots.txt", "Allow: /", undefined, [/^-Allow/]],
])(
  "%s, case %#: what differs for a reader",
  async (file, one, other, expected) => {
    const found = await compare(file, one, other);
    expect(found.map((each) => each.file)).toEqual(
      expected.length > 0 ? [file] : [],
    );
    const lines = found.flatMap((each) =>
      [...each.lines.matchAll(/^[-+](?![-+]{2} ).*/gm)].flat(),
    );
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)));
  },
);
