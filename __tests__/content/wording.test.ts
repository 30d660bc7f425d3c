import { checkContent } from "../../src/gatsby/check/checkContent";
import { describeSample, expectOfSample } from "../support/describeSample";
import {
  contentNames,
  field,
  leaves,
  readContent,
} from "../support/readContent";

const files = [
  "site",
  ...[
    "pages",
    "shared",
    "images",
    "documents",
    "news",
    "articles",
    "blogs",
    "featured",
    "events",
  ].flatMap(contentNames),
];

test("The content fits its model: every reference, link and picture exists", async () => {
  const problems = await checkContent();
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

/** "How we write" of content/README.md, as words that are not written, but in what the sample was ordered to say. */
const unwritten: readonly { word: RegExp; write: string; but?: RegExp }[] = [
  {
    word: /programs?/i,
    write: "programme",
    but: /Online Business Programs|Exclusive Membership Program|Explore Programs|mail program|from a program/gi,
  },
  { word: /start-ups?/i, write: "startup" },
  { word: /e-mails?/i, write: "email" },
  { word: /web[- ]sites?/i, write: "website" },
  { word: /advisors?/i, write: "adviser", but: /Contact Our Advisors/g },
  { word: /Bangalore/i, write: "Bengaluru", but: /^Bangalore$/g },
  {
    word: /(?!(pri|si|sei)z)\w{2,}(iz(e[ds]?|ing|ations?|er)|yz(e[drs]?|ing))/i,
    write: "-ise",
    but: /Maximize Margins|Monitoring & Optimization|Personalized Matching|AI Business Analyzer|^Summarize$/g,
  },
  {
    word: /(col|fav|behavi|hon|lab|neighb)or(s|ed|ing|ite)?|centers?|enroll?/i,
    write: "-our, -re, enrol",
    but: /Enroll Now/g,
  },
  { word: /clay|render(ed|ing)|illustration/i, write: "what is to be seen" },
];

/** Figures of speech that wear out, and how often they may stand in all of the content. */
const worn: readonly [phrase: RegExp, most: number][] = [
  [/on one page/gi, 2],
  [/on Monday/gi, 1],
  [/owners, dates/gi, 1],
  [/mentor who has (built|scaled)/gi, 1],
  [/(picks?|answers?) (up )?the phone/gi, 2],
  [/conversations? (you|leaders) put off/gi, 2],
];

/** Texts for people: addresses, names of files and keys have no space or a slash. */
const sentences = files.map(
  (file) =>
    [
      file,
      leaves(readContent(file))
        .map(String)
        .filter((text) => !/^[\w./#-]*[/#-][\w./#-]*$/.test(text)),
    ] as const,
);

describeSample("The sample is written as content/README.md says", () => {
  test("Only content/site.json names the firm, so that another takes the site over there", () => {
    const brand = String(field(field(readContent("site"), "brand"), "name"));
    expectOfSample(
      files.filter(
        (file) =>
          file !== "site" &&
          leaves(readContent(file)).join("\n").includes(brand),
      ),
      [],
    );
  });

  test("No text is left to write", () => {
    expectOfSample(
      sentences.flatMap(([file, texts]) =>
        texts
          .filter((text) => /\b(todo|tbd|fixme|lorem|ipsum)\b/i.test(text))
          .map((text) => `content/${file}.json: ${text}`),
      ),
      [],
    );
  });

  test.each(unwritten)("$write, not $word", ({ word, but }) => {
    const whole = new RegExp(`(?<![\\w/.-])(${word.source})(?![\\w-])`, "i");
    expectOfSample(
      sentences.flatMap(([file, texts]) =>
        texts
          .filter((text) => whole.test(but ? text.replace(but, "") : text))
          .map((text) => `content/${file}.json: ${text}`),
      ),
      [],
    );
  });

  test.each(worn)("%s stands at most %d times", (phrase, most) => {
    const found = sentences.flatMap(([, texts]) =>
      texts.flatMap((text) => text.match(phrase) ?? []),
    );
    expectOfSample(found.slice(most), []);
  });
});
