import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import { reportProblems } from "../../src/gatsby/content/problem";
import { addContent } from "../../tools/content-new";
import { setValue } from "../support/broken/applyEdit";

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
  [
    "a price with cents",
    "pages/membership.json",
    "groups[0].tiers[1].price",
    24999.5,
  ],
  ["a figure", "shared/figures.json", "[0].number", "999+"],
  ["a heading", "pages/home.json", "hero.title", "Another heading of the site"],
  ["a statistic less", "pages/home.json", "statistics.cards[0]", undefined],
  ["a question", "pages/cohort.json", "faqs.items[-1]", question],
  ["a testimonial", "shared/success-stories.json", "stories[-1]", story],
  ["a picture less", "shared/gallery.json", "pictures[0]", undefined],
  ["an event's date", "events/events-1.json", "date", "2099-01-21"],
  ["an event's last day", "events/events-1.json", "endDate", undefined],
  ["a cancelled event", "events/events-2.json", "notice", "cancelled"],
  [
    "the next start",
    "pages/services-online-programs.json",
    "groups[0].programmes[0].nextStart",
    start,
  ],
];

/**
 * Makes ordinary edits in the current folder, as a text editor does: `npm run format` accepts any line breaks. Throws if
 * the check rejects one.
 */
export async function makeOrdinaryEdits(): Promise<void> {
  for (const [what, name, place, value] of edits) {
    const file = `content/${name}`;
    // A firm may have left out a page or a shared file.
    if (!existsSync(file)) continue;
    writeFileSync(file, setValue(readFileSync(file, "utf8"), place, value));
    const { text, errorCount } = reportProblems(await checkFolder("content"));
    if (errorCount > 0) throw new Error(`After ${what}:\n${text}`);
  }
  await addContent("articles", "An article of the tests", "content");
}
