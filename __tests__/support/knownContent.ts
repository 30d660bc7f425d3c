import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatJson } from "../../src/gatsby/model/formatJson";
import { copyContent } from "./contentCopy";
import { entries, field } from "./readContent";

/** What stands in every copy that `copyKnownContent` makes, whatever a firm writes. */
export const known = {
  category: "Known Category",
  link: "known-link",
  withArticle: "news-901",
  withoutArticle: "articles-901",
  event: "events-901",
  document: "known-document",
} as const;

const card = (id: string, kind: string, picture: string) => ({
  $schema: `../schemas/${kind}.json`,
  id,
  title: `What a known ${picture} says`,
  description: `A text of the tests, which stand on it whatever ${picture} a firm has.`,
  date: "2026-03-02",
  image: `/articles/${picture}/${id}.jpg`,
  category: known.category,
});

const files: Readonly<Record<string, unknown>> = {
  [`news/${known.withArticle}.json`]: {
    ...card(known.withArticle, "NewsItem", "news"),
    article: {
      subtitle: "One paragraph, one quotation.",
      author: { name: "Asha Rao", title: "Mentor", image: "none" },
      tags: ["Pricing"],
      featuredImage: `/articles/news/${known.withArticle}.jpg`,
      content: ["<p>First words.</p>", "<blockquote>Count.</blockquote>"],
    },
  },
  [`articles/${known.withoutArticle}.json`]: card(
    known.withoutArticle,
    "ArticleItem",
    "articles",
  ),
  [`events/${known.event}.json`]: {
    ...card(known.event, "EventItem", "events"),
    date: "2027-03-02",
    location: "Delhi",
    online: false,
    link: known.link,
  },
  [`documents/${known.document}.json`]: {
    $schema: "../schemas/Document.json",
    id: known.document,
    title: "A known document of the tests",
    label: "Known",
    order: 99,
    date: "2026-11-22",
    summary:
      "A document that the tests know, whichever ones the firm has: it says nothing, and is in every copy of the content.",
    sections: [{ heading: "Who", content: ["<p>Write to {email}.</p>"] }],
  },
};

/**
 * Makes a copy of the content in which some items, a document, a category and a link are as tests know them.
 *
 * @returns Path of the copy.
 */
export async function copyKnownContent(): Promise<string> {
  const folder = copyContent();
  const write = async (file: string, value: unknown) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, await formatJson(JSON.stringify(value, undefined, 2)));
  };
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  for (const [file, value] of Object.entries(files)) await write(file, value);
  const categories = entries(read("shared/categories.json"));
  await write("shared/categories.json", [
    ...categories,
    {
      ...Object(categories[0]),
      name: known.category,
    },
  ]);
  const site = read("site.json");
  await write("site.json", {
    ...Object(site),
    links: [
      ...entries(field(site, "links")),
      {
        name: known.link,
        address: "https://known.example.com/register",
        purpose: "Registration of the tests' event",
      },
    ],
  });
  return folder;
}
