import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { routes } from "../../../src/common/routes";
import { formatJson } from "../../../src/gatsby/model/formatJson";
import { changesBetween } from "../../../tools/editor/changes";
import { Choices } from "../../../tools/editor/choices";
import { ContentStore } from "../../../tools/editor/contentStore";
import { editorConfig } from "../../../tools/editor/editorConfig";
import { jsonText } from "../../../tools/editor/jsonText";
import { contentFormat } from "../../../tools/editor/page/contentFormat";
import { contentState } from "../../support/contentCopy";
import { copyKnownContent, known } from "../../support/knownContent";
import { entries, field, pluck, readContent } from "../../support/readContent";
import { said } from "../../support/said";

const config = editorConfig(new Choices("content"));

/** The form and the text of a content file, as the editor's page reads and writes them. */
function formatOf(name: string) {
  const collection = config.collections.find(
    ({ folder, files = [] }) =>
      folder === `content/${path.posix.dirname(name)}` ||
      files.some(({ file }) => file === `content/${name}`),
  );
  return contentFormat(collection?.name ?? "", config);
}

let folder: string;
let store: ContentStore;
let before: Record<string, string>;

beforeEach(async () => {
  folder = await copyKnownContent();
  store = new ContentStore(folder);
  before = contentState(folder);
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

const saveText = (name: string, text: string) =>
  store.save([{ path: `content/${name}`, bytes: Buffer.from(text) }]);

/** Changes a file as a form does, at the steps to a value in the form, and saves it. */
async function edit(
  name: string,
  steps: readonly (string | number)[],
  value: unknown,
): Promise<void> {
  const { fromFile, toFile } = formatOf(name);
  const form = fromFile(store.readText(`content/${name}`) ?? "");
  const parent = steps
    .slice(0, -1)
    .reduce((part: unknown, step) => Reflect.get(Object(part), step), form);
  Reflect.set(Object(parent), steps.at(-1) ?? "", value);
  await saveText(name, toFile(form));
}

const programmes = readContent("pages/services-online-programs");
const [programme] = entries(
  field(entries(field(programmes, "groups"))[0], "programmes"),
);
const price = Number(field(programme, "offerPrice"));
const listPrice = Number(field(programme, "listPrice"));
const offerPrice = ["groups", 0, "programmes", 0, "offerPrice"];

/** Lines of a file that are no longer as they were: [before, now]. */
function changedLines(name: string): [string[], string[]] {
  const [old, now] = [before[name] ?? "", contentState(folder)[name] ?? ""].map(
    (text) => Buffer.from(text, "latin1").toString("utf8").split("\n"),
  );
  return [
    (old ?? []).filter((line) => !now?.includes(line)),
    (now ?? []).filter((line) => !old?.includes(line)),
  ];
}

const changedFiles = () => {
  const now = contentState(folder);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
};

const contentFiles = () =>
  readdirSync(folder, { recursive: true })
    .map((name) => String(name).split(path.sep).join("/"))
    .filter((name) => name.endsWith(".json") && contentFileType(name));

test("Saving the forms of all files without a change leaves them as they are, letter by letter", async () => {
  const writings = contentFiles().map((name) => {
    const { fromFile, toFile } = formatOf(name);
    const form = fromFile(store.readText(`content/${name}`) ?? "");
    return { path: `content/${name}`, bytes: Buffer.from(toFile(form)) };
  });
  expect(writings.length).toBeGreaterThan(routes.length);
  await store.save(writings);
  expect(changedFiles()).toEqual([]);
  // As long as a firm's content is.
}, 120_000);

test("Where no formatter runs, the editor writes what the formatter would", async () => {
  for (const name of contentFiles()) {
    const value: unknown = JSON.parse(
      readFileSync(path.join(folder, name), "utf8"),
    );
    expect([name, jsonText(value)]).toEqual([
      name,
      await formatJson(JSON.stringify(value, undefined, 2)),
    ]);
  }
});

test("A price is one line of the diff", async () => {
  await edit("pages/services-online-programs.json", offerPrice, price - 1);
  expect(changedFiles()).toEqual(["pages/services-online-programs.json"]);
  expect(changedLines("pages/services-online-programs.json")).toEqual([
    [`          "offerPrice": ${price},`],
    [`          "offerPrice": ${price - 1},`],
  ]);
});

test("Line breaks and the order of keys stay as a person wrote them", async () => {
  const file = path.join(folder, "shared/categories.json");
  const text = readFileSync(file, "utf8").replace(
    /\{\s+("name": "Known Category"),\s+("tone": "\w+"),/,
    "{ $2, $1,",
  );
  const index = entries(JSON.parse(text)).length - 1;
  expect(text).toContain('{ "tone"');
  writeFileSync(file, await formatJson(text));
  before = contentState(folder);
  await edit("shared/categories.json", ["entries", index, "name"], "Trade");
  const [[old = ""], [now = ""]] = changedLines("shared/categories.json");
  expect(now).toBe(old.replace("Known Category", "Trade"));
  expect(changedLines("shared/categories.json").flat()).toHaveLength(2);
});

test("A new entry stands where the form has it, formatted like the others", async () => {
  const { length } = JSON.parse(
    store.readText("content/redirects.json") ?? "",
  ) as unknown[];
  await edit("redirects.json", ["entries", length], {
    to: "/news-articles",
    from: "/article/news-old ",
  });
  expect(changedLines("redirects.json")[1].map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      '"from": "/article/news-old",',
      '"to": "/news-articles"',
    ]),
  );
});

test("A new item is a file with its fields in the model's order", async () => {
  const { toFile } = formatOf("news/news-90.json");
  await saveText(
    "news/news-90.json",
    toFile({
      category: known.category,
      article: [],
      id: "news-90",
      $schema: "../schemas/NewsItem.json",
      image: "/articles/news/news-90.jpg",
      date: "2026-11-20",
      description:
        "One or two sentences that tell readers why they should open this page.",
      title: "A title that nobody else has",
    }),
  );
  const text = readFileSync(path.join(folder, "news/news-90.json"), "utf8");
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    "$schema",
    "id",
    "title",
    "description",
    "date",
    "image",
    "category",
  ]);
});

test("A full article is added to an item, and taken away again", async () => {
  const source = formatOf(`news/${known.withArticle}.json`).fromFile(
    readFileSync(path.join(folder, `news/${known.withArticle}.json`), "utf8"),
  );
  const article: unknown = Reflect.get(Object(source), "article");
  await edit(`articles/${known.withoutArticle}.json`, ["article"], article);
  const file = path.join(folder, `articles/${known.withoutArticle}.json`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty(
    "article.author.name",
  );
  await edit(`articles/${known.withoutArticle}.json`, ["article"], []);
  expect(changedFiles()).toEqual([]);
});

test("An offer above the list price is refused with the field and the remedy, and nothing is written", async () => {
  const save = edit(
    "pages/services-online-programs.json",
    offerPrice,
    listPrice + 1,
  );
  await expect(save).rejects.toMatchObject({
    problems: [
      {
        field: "groups[0].programmes[0].offerPrice",
        message: expect.stringContaining(String(listPrice + 1)) as string,
      },
    ],
  });
  expect(changedFiles()).toEqual([]);
});

const numbers = pluck(readContent("shared/figures"), "number").map(String);
const otherNumber = (number: string): string =>
  number.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

test("A figure that stands in texts of other files is saved, and tells what is left to mend there", async () => {
  const { fromFile, toFile } = formatOf("shared/figures.json");
  const form = fromFile(store.readText("content/shared/figures.json") ?? "");
  const elsewhere = await store.save([
    {
      path: "content/shared/figures.json",
      bytes: Buffer.from(
        toFile(form).replaceAll(
          /"number": "(.+?)"/g,
          (_, number: string) => `"number": "${otherNumber(number)}"`,
        ),
      ),
    },
  ]);
  expect(changedFiles()).toEqual(["shared/figures.json"]);
  for (const { file, message } of elsewhere) {
    expect(file).not.toBe("shared/figures.json");
    const either = [...numbers, ...numbers.map(otherNumber)];
    expect(either.some((number) => message.includes(number))).toBe(true);
  }
});

test("A file that was changed outside the editor meanwhile is not overwritten", async () => {
  const name = "pages/home.json";
  const text = store.readText(`content/${name}`) ?? "";
  writeFileSync(path.join(folder, name), `${text}\n`);
  await expect(saveText(name, text)).rejects.toThrow(/outside the editor/);
  expect(readFileSync(path.join(folder, name), "utf8")).toBe(`${text}\n`);
  store.readText(`content/${name}`);
  await saveText(name, text);
  expect(changedFiles()).toEqual([]);
});

test("A save is told field by field, and undone file by file", async () => {
  expect(store.saved.changes()).toBeUndefined();
  await edit("pages/services-online-programs.json", offerPrice, price - 1);
  expect(store.saved.changes()).toEqual([
    {
      place: "Groups 1 › Programmes 1 › Offer price",
      before: String(price),
      after: String(price - 1),
    },
  ]);
  const { toFile } = formatOf("redirects.json");
  const entries: unknown = JSON.parse(
    store.readText("content/redirects.json") ?? "",
  );
  const added = { from: "/article/news-old", to: "/news-articles" };
  await saveText(
    "redirects.json",
    toFile({ entries: [added, ...(entries as object[])] }),
  );
  expect(store.saved.changes()).toEqual([
    {
      place: "Entries 1",
      before: "",
      after: "/article/news-old · /news-articles",
    },
  ]);
  store.saved.undo();
  expect(changedFiles()).toEqual(["pages/services-online-programs.json"]);
  store.saved.undo();
  expect(changedFiles()).toEqual([]);
  expect(() => store.saved.undo()).toThrow(/no save/);
});

test("A save is not undone where somebody else wrote since", async () => {
  const name = "pages/services-online-programs.json";
  await edit(name, offerPrice, price - 1);
  const file = path.join(folder, name);
  const other = readFileSync(file, "utf8").replace(
    `"offerPrice": ${price - 1}`,
    `"offerPrice": ${price - 2}`,
  );
  writeFileSync(file, other);
  expect(() => store.saved.undo()).toThrow(/outside the editor since/);
  expect(readFileSync(file, "utf8")).toBe(other);
});

test("What changed in a text is told in its words", () => {
  const before = { content: ["<p>One</p>", "<p>Three</p>"], draft: true };
  const figure =
    '<figure><img src="heroes/a.jpg" alt="A wall" /><figcaption>As agreed</figcaption></figure>';
  const after = { content: ["<p>One</p>", figure, "<p>Three</p>"] };
  expect(changesBetween(before, after)).toEqual([
    { place: "Content 2", before: "", after: "Picture: A wall As agreed" },
    { place: "Draft", before: "yes", after: "" },
  ]);
});

test("A picture that is too small is refused, a good one is written", async () => {
  const place = "content/images/gallery/g99-new.jpg";
  const picture = (width: number) =>
    sharp({
      create: { width, height: 400, channels: 3, background: "#224466" },
    })
      .jpeg()
      .toBuffer();
  const addPicture = async (width: number) => {
    const { fromFile, toFile } = formatOf("shared/gallery.json");
    const form = fromFile(store.readText("content/shared/gallery.json") ?? "");
    (form as { pictures: unknown[] }).pictures.push({
      file: "../images/gallery/g99-new.jpg",
      alt: "A plain blue picture",
      caption: "Blue",
    });
    await store.save([
      {
        path: "content/shared/gallery.json",
        bytes: Buffer.from(toFile(form)),
      },
      { path: place, bytes: await picture(width) },
    ]);
  };
  await expect(addPicture(300)).rejects.toThrow(/300 pixels wide/);
  expect(changedFiles()).toEqual([]);
  await addPicture(1200);
  expect(changedFiles().sort()).toEqual([
    "images/gallery/g99-new.jpg",
    "shared/gallery.json",
  ]);
});

test("What the site needs cannot be deleted", async () => {
  await expect(
    store.remove([`content/images/${said("images/pictures", "[0].path")}`]),
  ).rejects.toThrow(/no picture/);
  const all = readdirSync(path.join(folder, "news"));
  await expect(
    store.remove(all.map((name) => `content/news/${name}`)),
  ).rejects.toThrow(/needs at least one news item/);
  expect(changedFiles()).toEqual([]);
});

test("A picture is found by its name where the field's own folder has none of that name", () => {
  const place = String(said("images/pictures", "[0].path"));
  const elsewhere = `content/images/gallery/no/${path.basename(place)}`;
  expect(store.readPicture(elsewhere)).toEqual(
    store.readPicture(`content/images/${place}`),
  );
});

test.each([
  "../package.json",
  "content/../package.json",
  "content/../../secret.json",
  "/etc/passwd",
  "content/README.md",
  "content/schemas/Figure.json",
  "content/images/../../package.json",
  "content\\..\\package.json",
  "content/news/../../package.json",
  "content/images/script.js",
  "",
])("The place %p is neither read nor written", async (place) => {
  expect(() => store.readText(place)).toThrow(/content/);
  expect(() => store.readPicture(place)).toThrow(/content|picture/);
  await expect(
    store.save([{ path: place, bytes: Buffer.from("{}") }]),
  ).rejects.toThrow(/content/);
  await expect(store.remove([place])).rejects.toThrow(/content/);
  expect(changedFiles()).toEqual([]);
});
