import about from "../../content/pages/about.json";
import contact from "../../content/pages/contact.json";
import cohort from "../../content/pages/cohort.json";
import home from "../../content/pages/home.json";
import membership from "../../content/pages/membership.json";
import mentoring from "../../content/pages/services-mentoring.json";
import services from "../../content/pages/services.json";
import gallery from "../../content/shared/gallery.json";
import labels from "../../content/shared/interface.json";
import credits from "../../content/shared/partner-credits.json";
import stories from "../../content/shared/success-stories.json";
import voices from "../../content/shared/victory-voices.json";
import site from "../../content/site.json";
import { builtPages, wordsOf } from "../support/builtSite";
import { publishedItems } from "../support/pages";

/** Figures, prices and claims of the specification, by the page that shows them, separated by "|" or a new line. */
const pages: readonly [page: string, texts: string][] = [
  [
    "/",
    `2025 | 3+ countries | hello@example.com | +91 00000 00000 | Fuel Growth, Maximize Margins
    500+ businesses | 5X revenue growth | 16+ years of experience | 275+ | 50+ | 255+ | 635+
    25Cr+ | 3+ | 45+ | 19+ | 37+ | $8,500+ | $5,000 | $1,000 | 1 year free | $75 | $2,500 | 95%
    500+ | AI tools workshop in Bengaluru 2025`,
  ],
  ["/about", "275+ | 255+ | 25Cr+ | 625+ | 45+ | 17+ | 37+ | 3+ | 16+ years"],
  [
    "/services/mentoring",
    "275+ | 25Cr+ | 95% | success rate | early bird offer before August 2025",
  ],
  ["/services/coaching", "85% | 3.2X | 92%"],
  [
    "/services/online-programs",
    `8 weeks | 1,25,000 | 89,000 | 12 weeks | 2,75,000 | 1,99,000 | 5Cr
    4 weeks | 95,000 | 65,000 | 10 weeks | 1,50,000 | 1,10,000`,
  ],
  [
    "/services/funding",
    "success-based | no upfront fee | 4-8 weeks | 7-15 days | 2-3 months",
  ],
  [
    "/contact",
    `india@example.com | australia@example.com | uk@example.com | canada@example.com
    singapore@example.com`,
  ],
  [
    "/news-articles",
    "unsubscribe at any time | Mumbai | Delhi | Bangalore | Virtual | Pan India",
  ],
  ["/article/news-1", "min read | over 10 years of experience"],
  [
    "/membership",
    `Ignite | 5,999 | Elevate | 24,999 | Ascend | 79,999
    Foundation | 8,499 | Momentum | 34,999 | Dominion | 1,19,999
    Spark | 4,999 | Rise | 29,999 | Trailblazer | 89,999
    Pioneer | 9,999 | Visionary | 49,999 | Legacy | 1,49,999
    Catalyst | 3,999 | Prodigy | 19,999 | Elite | 54,999
    500+ founders community | 12 webinars per year | 15% legal discount | 20% trademark discount
    10% trademark discount | 5,000+ member hub | 50k+ newsletter subscribers | $8,500+
    15% off plus a free 1:1 career audit for the first 50 sign-ups`,
  ],
  [
    "/cohort",
    `Only 20 seats | ₹1 Crore | 25Cr+ | 50+ | 10+ | funding secured | 2-week onboarding
    12 weeks of execution sprints | $5,000 | $2,500`,
  ],
];

/** Texts that pages show later, by their content. */
const laterTexts: readonly [content: object, texts: string][] = [
  [gallery, "Failed to load image"],
  [
    contact,
    `Sending... | Message sent successfully! | Failed to send message. Please try again.`,
  ],
  [labels, "Unexpected Application Error!"],
];

/** The least number of entries of a list. */
const counts: readonly [list: readonly unknown[], count: number][] = [
  [stories.stories, 12],
  [voices.voices, 12],
  [gallery.pictures, 30],
  [credits.partners, 6],
  [home.audiences.cards, 4],
  [home.statistics.cards, 8],
  [about.alliances.logos, 18],
  [about.leadership.team, 3],
  [services.extended.services, 15],
  [mentoring.services.cards, 14],
  [membership.groups, 5],
  [membership.perks.perks, 4],
  [cohort.faqs.items, 3],
  [site.offices, 5],
];

const categories: readonly [folder: string, categories: string][] = [
  ["news", "Funding | Consulting | Business | Research | Legal"],
  [
    "articles",
    "Strategy | Strategy | Insights | Technology | Product Development",
  ],
  ["blogs", "Mentorship | Experience | Networking | Funding | Founder Life"],
  ["featured", "Mentorship | Women Leadership | Entrepreneurship"],
  ["events", "Conference | Networking | Competition | Webinar | Community"],
];

/** Expects the sample's text. A failure tells firms with their own content what to do. */
function expectOfSample(found: unknown, specified: unknown): void {
  const remedy =
    "This is the sample's text. Set sample to false in content/site.json when your own content is in.";
  expect({ remedy, found }).toEqual({ remedy, found: specified });
}

const split = (texts: string) => texts.split(/\s*[|\n]\s*/);

/** Whether words contain a text, but not within a longer number: 4,999 is not in 24,999. */
function isIn(words: string, text: string): boolean {
  const literal = text.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<!\\d|\\d[,.])${literal}(?!\\d|[,.]\\d)`).test(words);
}

(site.sample ? describe : describe.skip)(
  "the sample is what was specified",
  () => {
    test.each(pages)("%s shows its figures and claims", (path, texts) => {
      const page = builtPages().find((each) => each.path === path);
      const words = page ? wordsOf(page) : "";
      expectOfSample(
        split(texts).filter((text) => !isIn(words, text)),
        [],
      );
    });

    test.each(laterTexts)("%# has the texts that show later", (file, texts) => {
      const content = JSON.stringify(file);
      expectOfSample(
        split(texts).filter((text) => !content.includes(JSON.stringify(text))),
        [],
      );
    });

    test("lists have enough entries, and two of them show six at first", () => {
      expectOfSample(
        counts.map(([list, count]) => Math.min(list.length, count)),
        counts.map(([, count]) => count),
      );
      expectOfSample(
        [services.extended, mentoring.services].map(
          ({ toggle }) => toggle.initialCount,
        ),
        [6, 6],
      );
    });

    test.each(categories)("%s have the categories %s", (folder, specified) => {
      const prefix = folder === "featured" ? "features" : folder;
      const items = publishedItems(folder);
      expectOfSample(
        split(specified).map(
          (_category, index) =>
            items.find(({ id }) => id === `${prefix}-${index + 1}`)?.category,
        ),
        split(specified),
      );
    });
  },
);
