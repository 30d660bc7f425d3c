import { checkContent } from "../../../src/gatsby/check/checkContent";
import { readFolder } from "../../../src/gatsby/content/readContent";
import { setValue } from "../../support/setValue";

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

/** A year of a maintainer's edits: undefined removes a value, the index -1 adds a list entry. */
const edits: readonly (readonly [
  file: string,
  place: string,
  value: unknown,
])[] = [
  ["site.json", "phone", "+91 11111 11111"],
  ["pages/membership.json", "groups[0].tiers[0].price", 1234],
  ["shared/figures.json", "[0].number", "999+"],
  ["pages/home.json", "hero.title", "Another heading of the site"],
  ["pages/home.json", "statistics.cards[0]", undefined],
  ["pages/cohort.json", "faqs.items[-1]", question],
  ["shared/success-stories.json", "stories[-1]", story],
  ["shared/gallery.json", "pictures[0]", undefined],
  ["events/events-1.json", "date", "2099-01-21"],
  ["events/events-1.json", "endDate", undefined],
  ["events/events-2.json", "notice", "cancelled"],
  ["events/events-2.json", "link", undefined],
];

test("accepts ordinary edits of the site's content", async () => {
  const files = new Map(readFolder("content"));
  for (const [file, place, value] of edits)
    files.set(
      file,
      Buffer.from(setValue(String(files.get(file)), place, value)),
    );
  const problems = await checkContent(files);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});
