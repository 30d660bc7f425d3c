import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import { reportProblems } from "../../src/gatsby/content/problem";
import { addContent } from "../../tools/content-new";
import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { setValue } from "../support/broken/applyEdit";
import { inCopy } from "./inCopy";

/** A value in a content file and its new value; undefined removes it, the index -1 adds a list entry. */
type Edit = readonly [
  what: string,
  file: string,
  place: string,
  value: unknown,
];

const question = {
  question: "Which month does it begin in?",
  answer: "March.",
};
const story = {
  quote: "They asked the one question that nobody else asked.",
  name: "Ritu Sen",
  title: "Founder",
  company: "Sen Textiles",
  location: "Kolkata, India",
};
const start = { date: "2099-01-12", seats: 8 };

/** The commonest edits (content/README.md). */
const edits: readonly Edit[] = [
  ["the end of the sample", "site.json", "sample", false],
  ["the phone number", "site.json", "phone", "+91 11111 11111"],
  ["an office", "site.json", "offices[0].cities", ["Nagpur", "Surat"]],
  ["a price", "pages/membership.json", "groups[0].tiers[0].price", 1234],
  ["a figure", "shared/figures.json", "[0].number", "999+"],
  ["a heading", "pages/home.json", "hero.title", "Another heading of the site"],
  ["a statistic less", "pages/home.json", "statistics.cards[0]", undefined],
  ["a question", "pages/cohort.json", "faqs.items[-1]", question],
  ["a testimonial", "shared/success-stories.json", "stories[-1]", story],
  ["a picture less", "shared/gallery.json", "pictures[0]", undefined],
  ["an event's date", "events/events-1.json", "date", "2099-01-21"],
  ["an event's last day", "events/events-1.json", "endDate", undefined],
  [
    "the next start",
    "pages/services-online-programs.json",
    "groups[0].programmes[0].nextStart",
    start,
  ],
];

/** Edits a file as a text editor leaves it: `npm run format` accepts any line breaks. */
function apply(folder: string, [, file, place, value]: Edit) {
  const target = path.join(folder, file);
  writeFileSync(target, setValue(readFileSync(target, "utf8"), place, value));
}

/**
 * The last part of `npm run test:edits`: makes ordinary edits on a copy of the repository and runs `npm test` there, or
 * another script: `npx tsx __tests__/edits/edits.ts content:check`. Fails if the check rejects an edit or a test depends on a text.
 */
async function main(copy: string): Promise<void> {
  const contentFolder = path.join(copy, "content");
  // A firm may have left out a page or a shared file.
  const possible = edits.filter(([, file]) =>
    existsSync(path.join(contentFolder, file)),
  );
  for (const edit of possible) {
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
