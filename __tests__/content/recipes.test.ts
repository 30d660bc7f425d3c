import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { JSONPath } from "jsonc-parser";
import sharp from "sharp";
import { formatProblem, type Problem } from "../../src/gatsby/check/problem";
import { checkContent } from "../../src/gatsby/check/checkContent";
import { ContentChange } from "../../tools/content/contentChange";
import { addContent } from "../../tools/new/addContent";
import { contentState } from "../support/contentCopy";
import { entries, field, pluck } from "../support/readContent";
import { copyKnownContent, known } from "../support/knownContent";

let folder: string;

beforeEach(async () => {
  folder = await copyKnownContent();
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

/** What stands at a place of a file of the copy. */
const valueAt = (file: string, place: JSONPath = []): unknown =>
  place.reduce<unknown>(
    (value, step) =>
      typeof step === "number" ? entries(value)[step] : field(value, step),
    JSON.parse(readFileSync(path.join(folder, file), "utf8")),
  );

/** Changes values of a file, as a person does in a text editor. */
async function set(
  file: string,
  ...values: readonly [place: JSONPath, value: unknown][]
): Promise<void> {
  const change = new ContentChange(folder);
  for (const [place, value] of values) await change.set(file, place, value);
  await change.apply((problem: Problem) => problem.severity === "error");
}

/** `npm run content:new`, with the answers as flags. */
const add = (kind: string, flags: Record<string, string>) =>
  addContent({
    kind,
    flags: new Map(
      Object.entries(flags).map(([name, value]) => [name, [value]]),
    ),
    folder,
    ask: () => Promise.resolve(undefined),
    tell: () => undefined,
  });

/** A new picture file of a plain colour. */
async function drawPicture(file: string): Promise<string> {
  await sharp({
    create: { width: 1200, height: 800, channels: 3, background: "#e8b04a" },
  })
    .jpeg()
    .toFile(file);
  return file;
}

const newPicture = () =>
  drawPicture(path.join(path.dirname(folder), "new-picture.jpg"));

const card = {
  title: "Five questions before a price rise",
  description: "What to ask customers, suppliers and yourself before you act.",
};

/** Writes a new number where the check says that a text quotes the old one. */
async function mendQuotes(old: string, next: string): Promise<void> {
  for (const problem of await checkContent({ contentFolder: folder })) {
    if (problem.severity !== "error") continue;
    expect(problem.message).toContain(old);
    const file = path.join(folder, problem.file);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(old, next));
  }
}

/** Where the address of the first social profile stands among the links. */
const profileLink = (): number =>
  pluck(valueAt("site.json", ["links"]), "name").indexOf(
    valueAt("site.json", ["socialProfiles", 0, "to"]),
  );

/** The edit that each recipe of content/README.md describes, by the recipe's title. */
const tried: Readonly<Record<string, () => Promise<unknown>>> = {
  "Change a membership price": async () => {
    const file = "pages/membership.json";
    const place = ["groups", 0, "tiers", 0, "price"];
    const price = Number(valueAt(file, place));
    await set(file, [place, price - 1]);
  },
  "Change a membership tier's benefits": () =>
    set("pages/membership.json", [
      ["groups", 0, "tiers", 0, "benefits", 0],
      "A seat at the yearly dinner",
    ]),
  "Change a programme's price": () => {
    const file = "pages/services-online-programs.json";
    const place = ["groups", 0, "programmes", 0];
    const price = Number(valueAt(file, [...place, "listPrice"]));
    return set(
      file,
      [[...place, "listPrice"], price + 1000],
      [[...place, "offerPrice"], price],
    );
  },
  "Change a figure such as 275+": async () => {
    const number = String(valueAt("shared/figures.json", [0, "number"]));
    // As long as before: a text that quotes it may be as long as it may be.
    const next = number.replace(/\d/, (digit) => (digit === "9" ? "8" : "9"));
    await set("shared/figures.json", [[0, "number"], next]);
    await mendQuotes(number, next);
  },
  "Change phone or e-mail": () =>
    set(
      "site.json",
      [["phone"], "+91 11111 11111"],
      [["email"], "office@example.com"],
    ),
  "Change what the law asks a firm to say of itself": () =>
    set(
      "site.json",
      [["legal", "registrationNumber"], "LLPIN ABC-1234"],
      [["legal", "answerTime"], "20 days"],
    ),
  "Change a document": () =>
    set(
      `documents/${known.document}.json`,
      [["sections", 0, "content", 0], "<p>Write to {email}.</p>"],
      [["date"], "2027-01-02"],
    ),
  "Add a document": async () => {
    const text = readFileSync(
      path.join(folder, `documents/${known.document}.json`),
    );
    writeFileSync(path.join(folder, "documents/cookies.json"), text);
    await set(
      "documents/cookies.json",
      [["id"], "cookies"],
      [["title"], "Cookies on this website"],
      [["label"], "Cookies"],
      [["order"], 98],
      [
        ["summary"],
        "This website sets no cookies, and this page says so once more, for those who look for it.",
      ],
    );
  },
  "Change the booking form's address": () =>
    set("site.json", [["links", 0, "address"], "https://book.example.com/now"]),
  "Change a heading or a text": () =>
    set("pages/cohort.json", [["journey", "heading"], "The way to Demo Day"]),
  "Change the title that search engines show": () =>
    set("pages/about.json", [["seo", "title"], "Who we are and how we work"]),
  "Add a news item, an article, a blog, a feature or an event": async () => {
    await add("news", { ...card, category: known.category });
    await add("event", {
      ...card,
      title: "Founders' breakfast in Pune",
      category: known.category,
      date: "2028-02-03",
      location: "Pune",
      link: known.link,
    });
  },
  "Give an item a full article": () =>
    add("article-body", {
      id: known.withoutArticle,
      subtitle: "Four questions, one market.",
      "author-name": "Asha Rao",
      "author-title": "Mentor",
      tags: "Strategy",
      content: "<p>Begin with the customers you have.</p>",
    }),
  "Make a list longer or shorter": async () => {
    await set("pages/cohort.json", [
      ["faqs", "items", -1],
      { question: "Which month does it begin in?", answer: "In March." },
    ]);
    await set("pages/cohort.json", [
      ["faqs", "items"],
      entries(valueAt("pages/cohort.json", ["faqs", "items"])).slice(1),
    ]);
  },
  "Change an event's date or place": () =>
    set(
      `events/${known.event}.json`,
      [["date"], "2028-01-21"],
      [["location"], "Virtual"],
      [["online"], true],
    ),
  "Change an article that is online": () =>
    set("news/news-1.json", [["article", "updated"], "2099-01-04"]),
  "Write ahead": async () => {
    await set(`news/${known.withArticle}.json`, [["date"], "2099-01-04"]);
    await set(`events/${known.event}.json`, [["draft"], true]);
  },
  "Tell more of an event": () =>
    set(
      `events/${known.event}.json`,
      [["startTime"], "10:00"],
      [["endTime"], "17:30"],
      [["fee"], 0],
      [["notice"], "full"],
      [["announced"], "2026-11-02"],
      [["outcome"], ["<p>Four firms found a first investor.</p>"]],
    ),
  "Announce the next start": async () => {
    await set("pages/services-online-programs.json", [
      ["groups", 0, "programmes", 0, "nextStart"],
      { date: "2099-01-12", seats: 8 },
    ]);
    await set("pages/cohort.json", [["dates", "start"], "2099-03-02"]);
  },
  "Let an offer end": async () => {
    await set("pages/membership.json", [["offer", "offerEnds"], "2099-08-31"]);
    await set("pages/services-mentoring.json", [
      ["flagship", "offerEnds"],
      "2099-08-31",
    ]);
  },
  "Add a gallery picture": async () =>
    add("gallery-picture", {
      picture: await newPicture(),
      alt: "A plain yellow picture.",
      caption: "Yellow",
    }),
  "Swap a picture": async () => {
    const pictures = pluck(valueAt("images/pictures.json"), "path").map(String);
    const index = pictures.findIndex((name) => name.endsWith(".jpg"));
    const file = path.join(folder, "images", pictures[index] ?? "");
    // The copy shares its pictures with content/.
    rmSync(file);
    await drawPicture(file);
    await set("images/pictures.json", [
      [index, "alt"],
      "A plain yellow picture.",
    ]);
  },
  "Show a picture in a text": () =>
    set(`news/${known.withArticle}.json`, [
      ["article", "content", -1],
      `<figure><img src="${String(valueAt("images/pictures.json", [0, "path"]))}" alt="A team at work." /><figcaption>At work</figcaption></figure>`,
    ]),
  "Swap a logo": async () => {
    await drawPicture(path.join(folder, "images/alliances/new-logo.jpg"));
    await set("images/logos.json", [
      [-1],
      { path: "alliances/new-logo.jpg", alt: "A new logo" },
    ]);
    await set("pages/about.json", [
      ["alliances", "logos", 0],
      "alliances/new-logo.jpg",
    ]);
  },
  "Change or add a testimonial": () =>
    add("testimonial", {
      quote: "They asked the one question that nobody else asked.",
      name: "Ritu Sen",
      title: "Founder",
      company: "Sen Textiles",
      location: "Kolkata, India",
    }),
  "Change or add a member of the team": async () =>
    add("team-member", {
      name: "Ritu Sen",
      role: "Mentor",
      subtitle: "Helps founders to hire their first ten people.",
      picture: await newPicture(),
      alt: "Portrait of Ritu Sen.",
    }),
  "Change a question and its answer": () =>
    set("pages/services-funding.json", [
      ["faqs", "items", 0, "answer"],
      "Our fees are success-based, with no upfront fee.",
    ]),
  "Change the partner credits": () =>
    set("shared/partner-credits.json", [
      ["partners", 0, "benefit"],
      "Hosting credits for two years of servers",
    ]),
  "Change an office": () =>
    set("site.json", [["offices", 0, "cities"], "Mumbai, Delhi, Pune"]),
  "Change a social profile": () =>
    set("site.json", [
      ["links", profileLink(), "address"],
      "https://www.linkedin.com/company/another-name",
    ]),
  "Rename or remove an item": async () => {
    renameSync(
      path.join(folder, `news/${known.withArticle}.json`),
      path.join(folder, "news/news-market-study.json"),
    );
    await set("news/news-market-study.json", [["id"], "news-market-study"]);
    await set("redirects.json", [
      [-1],
      {
        from: `/article/${known.withArticle}`,
        to: "/article/news-market-study",
      },
    ]);
  },
};

const untouched = "Change the cohort's brochure";

test("Every recipe of content/README.md is tried", () => {
  const titles = [
    ...readFileSync("content/README.md", "utf8").matchAll(/^\*\*(.+?)\*\*/gms),
  ].map(([, title = ""]) => title.replace(/\s+/g, " ").replace(/\.$/, ""));
  expect(titles.length).toBeGreaterThanOrEqual(20);
  expect(titles.sort()).toEqual([...Object.keys(tried), untouched].sort());
});

test.each(Object.entries(tried))(
  "%s: the content is in order after it",
  async (_title, edit) => {
    const before = contentState(folder);
    await edit();
    expect(contentState(folder)).not.toEqual(before);
    const problems = await checkContent({ contentFolder: folder });
    expect(
      problems
        .filter(({ severity }) => severity === "error")
        .map(formatProblem),
    ).toEqual([]);
  },
  60_000,
);
