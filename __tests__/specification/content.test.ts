import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { describeSample, expectOfSample } from "../support/describeSample";
import {
  countOf,
  field,
  leaves,
  pluck,
  readContent,
} from "../support/readContent";

/** Texts of the specification that no page shows at first, by the file that holds them. */
const laterTexts = {
  "shared/gallery": ["Failed to load image", "Click anywhere to close"],
  "pages/services": ["Load Less Services"],
  "pages/services-mentoring": ["Load Less Services"],
  "pages/contact": [
    "Sending...",
    "Message sent successfully!",
    "Failed to send message. Please try again.",
  ],
  "pages/article": [
    "Article Not Found",
    "The article you're looking for doesn't exist or has been removed.",
    "Back to News & Articles",
  ],
  "shared/interface": ["Notifications", "Unexpected Application Error!"],
};

/** How many entries lists have at least: more may have come since. */
const counts: readonly [file: string, path: string, count: number][] = [
  ["shared/success-stories", "stories", 12],
  ["shared/victory-voices", "voices", 12],
  ["shared/gallery", "pictures", 30],
  ["shared/partner-credits", "partners", 6],
  ["pages/home", "audiences.cards", 4],
  ["pages/home", "statistics.cards", 8],
  ["pages/about", "alliances.logos", 18],
  ["pages/about", "leadership.team", 3],
  ["pages/services", "extended.services", 15],
  ["pages/services-mentoring", "services.cards", 14],
  ["pages/membership", "groups", 5],
  ["pages/membership", "perks.perks", 4],
  ["pages/cohort", "faqs.items", 3],
  ["site", "offices", 5],
];

const categories: Readonly<Record<string, readonly string[]>> = {
  news: ["Funding", "Consulting", "Business", "Research", "Legal"],
  articles: [
    ...["Strategy", "Strategy", "Insights", "Technology"],
    "Product Development",
  ],
  blogs: ["Mentorship", "Experience", "Networking", "Funding", "Founder Life"],
  featured: ["Mentorship", "Women Leadership", "Entrepreneurship"],
  events: ["Conference", "Networking", "Competition", "Webinar", "Community"],
};

describeSample("the sample's content is what was specified", () => {
  test.each(Object.entries(laterTexts))("%s", (file, texts) => {
    const said = leaves(readContent(file));
    expectOfSample(
      texts.filter((text) => !said.includes(text)),
      [],
    );
  });

  test.each(counts)("%s: %s has %d entries", (file, path, count) => {
    const found = countOf(file, ...path.split("."));
    expectOfSample(Math.min(found, count), count);
  });

  test.each([
    ["pages/services", "extended"],
    ["pages/services-mentoring", "services"],
  ])("%s shows six services at first", (file, section) => {
    const toggle = field(field(readContent(file), section), "toggle");
    expectOfSample(field(toggle, "initialCount"), 6);
  });

  test.each(itemKinds.filter(({ folder }) => folder in categories))(
    "the $folder have their categories",
    ({ folder, idPrefix }) => {
      const specified = categories[folder] ?? [];
      const items = specified.map((_category, index) =>
        readContent(`${folder}/${idPrefix}-${index + 1}`),
      );
      expectOfSample(pluck(items, "category"), specified);
    },
  );

  it("has two articles to read", () => {
    const full = ["news-1", "news-2", "news-3", "news-4", "news-5"].filter(
      (id) => field(readContent(`news/${id}`), "article"),
    );
    expectOfSample(full, ["news-1", "news-2"]);
  });
});
