import { setValue } from "./setValue";

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
const person = {
  key: "ritu-sen",
  name: "Ritu Sen",
  role: "Adviser",
  image: "/team/author-fallback.jpg",
};
const logo = { path: "alliances/new-partner.png", alt: "New partner logo" };

/** Files that are copied into a new one; an item's id is the name of its file. */
const copies = [
  ["news/news-5.json", "news/news-6.json"],
  ["articles/articles-5.json", "articles/articles-6.json"],
  ["blogs/blogs-5.json", "blogs/blogs-6.json"],
  ["featured/features-3.json", "featured/features-4.json"],
  ["events/events-5.json", "events/events-6.json"],
  ["images/alliances/verdanta.png", `images/${logo.path}`],
] as const;

/** Items that the firm has deleted. */
const deleted = [
  "news/news-2.json",
  "articles/articles-2.json",
  "blogs/blogs-2.json",
  "featured/features-2.json",
  "events/events-3.json",
];

/** Undefined removes a value, the index -1 adds an entry to a list. */
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
  ["pages/news-articles.json", "tabs[0].label", "Press"],
  ["pages/cohort.json", "faqs.items[-1]", question],
  ["shared/success-stories.json", "stories[-1]", story],
  ["shared/gallery.json", "pictures[0]", undefined],
  ["shared/people.json", "[-1]", person],
  ["news/news-1.json", "article.author", person.key],
  ["images/logos.json", "[-1]", logo],
  ["pages/about.json", "alliances.logos[-1]", logo.path],
  ["events/events-1.json", "date", "2099-01-21"],
  ["events/events-1.json", "endDate", undefined],
  ["events/events-2.json", "notice", "cancelled"],
  ["events/events-2.json", "link", undefined],
];

/**
 * The files of content/ after a year of a maintainer's edits. All tests but those in specification/ pass with them.
 *
 * @param files Files by path below content/.
 */
export function withOrdinaryEdits(
  files: ReadonlyMap<string, Buffer>,
): Map<string, Buffer> {
  const edited = new Map(files);
  const edit = (file: string, place: string, value: unknown) =>
    edited.set(
      file,
      Buffer.from(setValue(String(edited.get(file)), place, value)),
    );
  for (const [from, to] of copies) {
    edited.set(to, edited.get(from) ?? Buffer.alloc(0));
    const id = /([^/]+)\.json$/.exec(to)?.[1];
    if (!id) continue;
    edit(to, "id", id);
    edit(to, "title", `Another title of ${id}`);
    edit(to, "description", `What the firm says about ${id}.`);
  }
  for (const file of deleted) edited.delete(file);
  for (const [file, place, value] of edits) edit(file, place, value);
  return edited;
}
