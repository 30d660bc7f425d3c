import { articleKinds } from "../../src/gatsby/model/itemKinds";
import {
  ContentSchemas,
  type JsonSchema,
} from "../../src/gatsby/model/jsonSchema";
import { articlePath } from "../../src/common/itemPaths";
import { questionOf, type Answers, type Question } from "./answers";
import { ChangeRefused, type ContentChange } from "../content/contentChange";
import { answerTo, type Recipe } from "./recipe";

const schemas = new ContentSchemas();
const article = schemas.ofObject("Article");
const author = schemas.ofObject("Author");

const propertyOf = (schema: JsonSchema, name: string): JsonSchema =>
  schema.properties?.[name] ?? {};

const orOf = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);

/** The file of an item that may have an article. Throws ChangeRefused. */
function itemFile(change: ContentChange, id: string): string {
  const file = articleKinds
    .map(({ folder }) => `${folder}/${id}.json`)
    .find((place) => /^[a-z0-9-]+$/.test(id) && change.has(place));
  if (!file)
    throw new ChangeRefused(
      `There is no ${orOf(articleKinds.map(({ label }) => label))} with the id "${id}". Write one such as articles-1.`,
    );
  return file;
}

/** A line as a block of HTML: HTML stays, "## " begins a heading, anything else is a paragraph. */
function blockOf(line: string): string {
  if (line.startsWith("<")) return line;
  const text = line
    .replace(/^## /, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;");
  return line.startsWith("## ") ? `<h2>${text}</h2>` : `<p>${text}</p>`;
}

function questions(change: ContentChange, flags: Answers): Question[] {
  const id = flags.get("id")?.[0];
  const item = id
    ? (JSON.parse(change.read(itemFile(change, id))) as { image: string })
    : undefined;
  return [
    { name: "id", description: "Id of the item, such as articles-1." },
    questionOf("subtitle", propertyOf(article, "subtitle")),
    questionOf("author-name", propertyOf(author, "name")),
    questionOf("author-title", propertyOf(author, "title")),
    questionOf("author-image", propertyOf(author, "image"), {
      initial: "stock portrait",
    }),
    questionOf("tags", propertyOf(article, "tags")),
    questionOf("featuredImage", propertyOf(article, "featuredImage"), {
      initial: item?.image ?? "/articles/stock/article.jpg",
    }),
    {
      name: "content",
      description:
        'The text: a paragraph on each line, "## " before a heading, or a block of HTML.',
      isList: true,
    },
  ];
}

/** Gives a news item, an article or a blog post its full text. */
export const articleBodyRecipe: Recipe = {
  questions,
  plan: async (change, answers) => {
    const id = answerTo(answers, "id");
    const file = itemFile(change, id);
    const item = JSON.parse(change.read(file)) as { article?: object };
    if (item.article)
      throw new ChangeRefused(
        `content/${file} has an article already; change it there.`,
      );
    const content = (answers.get("content") ?? []).map(blockOf);
    const image = answerTo(answers, "author-image");
    await change.set(file, ["article"], {
      subtitle: answerTo(answers, "subtitle"),
      author: {
        name: answerTo(answers, "author-name"),
        title: answerTo(answers, "author-title"),
        image: image === "stock portrait" ? "stock" : image,
      },
      tags: answers.get("tags") ?? [],
      featuredImage: answerTo(answers, "featuredImage"),
      content,
    });
    return [
      `content/${file} has its article. Its address is ${articlePath(id)}.`,
      'Read it there and mend the text in the file, one block of HTML in each entry of "content".',
    ].join("\n");
  },
};
