import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import { reportProblems } from "../../src/gatsby/content/problem";
import { addContent } from "../../tools/content-new";
import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { inCopy } from "./inCopy";

/** A value in a content file and its new value; undefined removes it, the index -1 adds a list entry. */
type Edit = readonly [
  what: string,
  file: string,
  place: JSONPath,
  value: unknown,
];

/** The commonest edits (content/README.md). */
const edits: readonly Edit[] = [
  ["the end of the sample", "site.json", ["sample"], false],
  [
    "a price",
    "pages/membership.json",
    ["groups", 0, "tiers", 0, "price"],
    1234,
  ],
  ["a figure", "shared/figures.json", [0, "number"], "999+"],
  ["the phone number", "site.json", ["phone"], "+91 11111 11111"],
  ["an office", "site.json", ["offices", 0, "cities"], "Nagpur, Surat"],
  [
    "a heading",
    "pages/home.json",
    ["hero", "title"],
    "Another first heading of the site",
  ],
  [
    "one more question",
    "pages/cohort.json",
    ["faqs", "items", -1],
    { question: "Which month does it begin in?", answer: "In March." },
  ],
  [
    "one statistic fewer",
    "pages/home.json",
    ["statistics", "cards", 0],
    undefined,
  ],
  [
    "one more testimonial",
    "shared/success-stories.json",
    ["stories", -1],
    {
      quote: "They asked the one question that nobody else asked.",
      name: "Ritu Sen",
      title: "Founder",
      company: "Sen Textiles",
      location: "Kolkata, India",
    },
  ],
  ["one picture fewer", "shared/gallery.json", ["pictures", 0], undefined],
  ["an event's date", "events/events-1.json", ["date"], "2099-01-21"],
  ["an event's last day", "events/events-1.json", ["endDate"], undefined],
  [
    "the next start",
    "pages/services-online-programs.json",
    ["groups", 0, "programmes", 0, "nextStart"],
    { date: "2099-01-12", seats: 8 },
  ],
];

function apply(folder: string, [, file, place, value]: Edit) {
  const target = path.join(folder, file);
  const text = readFileSync(target, "utf8");
  const changes = modify(text, [...place], value, {
    isArrayInsertion: place.at(-1) === -1,
  });
  // As a text editor leaves it: `npm run format` accepts any line breaks.
  writeFileSync(target, applyEdits(text, changes));
}

/**
 * `npm run test:edits`: makes ordinary edits on a copy of the repository and runs `npm test` there, or another script:
 * `npm run test:edits -- content:check`. Fails if the check rejects an edit or a test depends on a text.
 */
async function main(copy: string): Promise<void> {
  const contentFolder = path.join(copy, "content");
  for (const edit of edits) {
    apply(contentFolder, edit);
    const { text, errorCount } = reportProblems(
      await checkFolder(contentFolder),
    );
    if (errorCount > 0) throw new Error(`After ${edit[0]}:\n${text}`);
  }
  await addContent("article", "An article of the tests", contentFolder);
  process.exitCode = await run("npm", ["run", process.argv[2] ?? "test"], {
    cwd: copy,
  });
}

inCopy(main).catch(reportAndFail);
