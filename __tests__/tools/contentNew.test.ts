import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/gatsby/check/checkContent";
import { formatJson } from "../../src/gatsby/model/formatJson";
import { addContent } from "../../tools/new/addContent";
import { contentState } from "../support/contentCopy";
import { copyKnownContent, known } from "../support/knownContent";

let folder: string;
let pictures: string;

beforeEach(async () => {
  folder = await copyKnownContent();
  pictures = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const blank = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: "#888" } });
  await blank(900).jpeg().toFile(path.join(pictures, "New Portrait.jpg"));
  await blank(90).jpeg().toFile(path.join(pictures, "small.jpg"));
});

afterEach(() => {
  for (const place of [path.dirname(folder), pictures])
    rmSync(place, { recursive: true });
});

type Flags = Record<string, string | string[]>;

/** Adds content; without answers nobody can be asked. */
const add = (kind: string, flags: Flags, answers?: string[]) =>
  addContent({
    kind,
    flags: new Map(
      Object.entries(flags).map(([name, value]) => [name, [value].flat()]),
    ),
    folder,
    ask: () => Promise.resolve(answers?.shift()),
    tell: () => undefined,
  });

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const json = (file: string) =>
  JSON.parse(read(file)) as Record<string, unknown>;

async function expectOrder(...files: string[]): Promise<void> {
  const problems = await checkContent({ contentFolder: folder });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  for (const file of files)
    expect(await formatJson(read(file))).toBe(read(file));
}

/** One more than the greatest number of an item such as "news/news". */
function nextNumber(place: string): number {
  const numbers = readdirSync(path.join(folder, path.dirname(place))).map(
    (name) => Number(/-(\d+)\.json$/.exec(name)?.[1] ?? 0),
  );
  return Math.max(...numbers) + 1;
}

const card = {
  title: "Five questions before a price rise",
  description: "What to ask customers, suppliers and yourself before you act.",
};

test.each([
  ["news", "news/news", { ...card, category: known.category }],
  ["article", "articles/articles", { ...card, category: known.category }],
  ["blog", "blogs/blogs", { ...card, category: known.category }],
  [
    "featured",
    "featured/features",
    {
      ...card,
      category: known.category,
      link: "https://example.com/feature",
    },
  ],
  [
    "event",
    "events/events",
    {
      ...card,
      category: known.category,
      date: "2027-03-01",
      location: "Delhi",
    },
  ],
])(
  "A new %s takes the next free id and leaves the content in order",
  async (kind, place, flags) => {
    const file = `${place}-${nextNumber(place)}.json`;
    const told = await add(kind, flags);
    expect(told).toContain(file);
    expect(json(file)).toMatchObject({
      ...flags,
      id: path.basename(file, ".json"),
    });
    expect(Object.keys(json(file)).slice(0, 3)).toEqual([
      "$schema",
      "id",
      "title",
    ]);
    await expectOrder(file);
  },
);

test("A new article tells its address and what is left to do", async () => {
  const id = `articles-${nextNumber("articles/articles")}`;
  const told = await add("article", { ...card, category: known.category });
  expect(told).toContain(`/article/${id}`);
  expect(told).toContain(`content:new -- article-body --id ${id}`);
});

test("An article gets its text, one block of HTML for each line", async () => {
  const id = `articles-${nextNumber("articles/articles")}`;
  await add("article", { ...card, category: known.category });
  const told = await add("article-body", {
    id,
    subtitle: "What a price says.",
    "author-name": "Asha Rao",
    "author-title": "Mentor",
    tags: ["Pricing", "Margins"],
    content: ["## Why now", "Costs & prices moved.", "<ul><li>One</li></ul>"],
  });
  expect(told).toContain(`/article/${id}`);
  expect(json(`articles/${id}.json`).article).toMatchObject({
    tags: ["Pricing", "Margins"],
    content: [
      "<h2>Why now</h2>",
      "<p>Costs &amp; prices moved.</p>",
      "<ul><li>One</li></ul>",
    ],
  });
  await expectOrder(`articles/${id}.json`);
});

test("A gallery picture is copied and listed last", async () => {
  await add("gallery-picture", {
    picture: path.join(pictures, "New Portrait.jpg"),
    alt: "A founder shows her workshop.",
    caption: "At work in Pune",
  });
  expect(existsSync(path.join(folder, "images/gallery/new-portrait.jpg"))).toBe(
    true,
  );
  const { pictures: listed } = json("shared/gallery.json");
  expect(Array.isArray(listed) && listed.at(-1)).toEqual({
    file: "../images/gallery/new-portrait.jpg",
    alt: "A founder shows her workshop.",
    caption: "At work in Pune",
  });
  await expectOrder("shared/gallery.json");
});

test("A testimonial is added at the end, and nothing else in its file changes", async () => {
  const before = read("shared/success-stories.json");
  await add("testimonial", {
    quote: "They asked the question that we had avoided for years.",
    name: "Ravi Menon",
    title: "Director",
    company: "Menon Mills",
    location: "Kochi",
  });
  const after = read("shared/success-stories.json");
  const kept = before.slice(0, before.lastIndexOf("}\n  ]"));
  expect(after.startsWith(kept)).toBe(true);
  await expectOrder("shared/success-stories.json");
});

test("A member of the team comes with a portrait", async () => {
  await add("team-member", {
    name: "Leela Iyer",
    role: "Funding Coach",
    subtitle: "Reads loan papers so that founders need not.",
    picture: path.join(pictures, "New Portrait.jpg"),
    alt: "Leela Iyer, smiling, in a blue jacket.",
  });
  await expectOrder("pages/about.json", "images/pictures.json");
});

test("What the flags do not say is asked for, again after a wrong answer", async () => {
  const id = `events-${nextNumber("events/events")}`;
  await add("event", { ...card, location: "Virtual" }, [
    "tomorrow",
    "2027-05-04",
    "",
    known.category,
    "perhaps",
    "yes",
    known.link,
  ]);
  expect(json(`events/${id}.json`)).toMatchObject({
    date: "2027-05-04",
    online: true,
    image: `/articles/events/${id}.jpg`,
    link: known.link,
  });
});

test.each<[string, string, Flags, string]>([
  ["an unknown kind", "story", {}, "Say what to add"],
  ["an unknown flag", "news", { titel: "x" }, "Unknown: --titel"],
  ["a missing flag", "news", card, "Missing: --category"],
  [
    "a title too short",
    "news",
    { ...card, title: "New" },
    "--title: Write at least 10 characters",
  ],
  [
    "a date that is none",
    "event",
    { ...card, date: "1 March" },
    "--date: Write a date",
  ],
  [
    "a category that does not exist",
    "news",
    { ...card, category: "Known Categry" },
    `Did you mean "${known.category}"?`,
  ],
  [
    "a picture too small",
    "gallery-picture",
    { picture: "small.jpg", alt: "A small picture.", caption: "Small" },
    "too small",
  ],
  [
    "a picture that is not there",
    "gallery-picture",
    { picture: "none.jpg", alt: "No picture at all.", caption: "None" },
    "There is no file",
  ],
  [
    "an article that has a text",
    "article-body",
    {
      id: known.withArticle,
      subtitle: "Again.",
      "author-name": "A",
      "author-title": "B",
      tags: "C",
      content: "D",
    },
    "has an article already",
  ],
  [
    "HTML that is not allowed",
    "article-body",
    {
      id: known.withoutArticle,
      subtitle: "Again.",
      "author-name": "A",
      "author-title": "B",
      tags: "C",
      content: "<script>alert(1)</script>",
    },
    "The tag <script> is not allowed",
  ],
])(
  "%s is refused before anything is written",
  async (_name, kind, flags, message) => {
    const { picture } = flags;
    const given =
      typeof picture === "string"
        ? { ...flags, picture: path.join(pictures, picture) }
        : flags;
    const before = contentState(folder);
    await expect(add(kind, given)).rejects.toThrow(message);
    expect(contentState(folder)).toEqual(before);
  },
);
