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

/** The folders of items; an item's id is the name of its file. */
const folders = ["news", "articles", "blogs", "featured", "events"];

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
  for (const folder of folders) {
    const names = [...files.keys()].filter((name) =>
      name.startsWith(`${folder}/`),
    );
    edited.delete(names.at(-2) ?? "");
    const from = names.at(-1) ?? "";
    const to = from.replace(".json", "-more.json");
    const id = to.slice(folder.length + 1, -".json".length);
    edited.set(to, files.get(from) ?? Buffer.alloc(0));
    edit(to, "id", id);
    // A day of its own: of one day any order is right.
    edit(to, "date", "2026-02-11");
    edit(to, "title", `Another title of ${id}`);
    edit(to, "description", `What the firm says about ${id}.`);
  }
  const [anyLogo] = JSON.parse(String(files.get("images/logos.json"))) as {
    path: string;
  }[];
  const picture = files.get(`images/${anyLogo?.path}`);
  if (picture) edited.set(`images/${logo.path}`, picture);
  for (const [file, place, value] of edits) edit(file, place, value);
  return edited;
}
