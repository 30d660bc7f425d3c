import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { parsePath } from "../../../src/common/jsonPath";
import { siteUrl } from "../../../src/common/siteUrl";
import { checkContent } from "../../../src/gatsby/check/checkContent";
import { position } from "../../../src/gatsby/content/ContentFile";
import { reportProblems } from "../../../src/gatsby/content/problem";
import { drawPicture } from "../../support/drawPicture";
import { setValue } from "../../support/setValue";
import { testContent } from "../../support/testContent";

type Files = Map<string, Buffer>;

/** An edit that causes one problem, and its report. */
interface Case {
  readonly edit: (files: Files) => void | Promise<void>;
  /** Parts of the message and of the remedy. */
  readonly message: string;
  readonly remedy: string;
  readonly severity?: "note";
  readonly file: string;
  readonly field?: string;
  /** The text at the reported place, if it is not the field's. */
  readonly text?: string;
}

/** Parts of message and remedy, and "note" if the problem does not stop the build. */
type Report = readonly [message: string, remedy: string, severity?: "note"];

const report = ([message, remedy, severity]: Report) => ({
  message,
  remedy,
  ...(severity && { severity }),
});

/** New values by their places, undefined for removed ones. A place in another file begins with its name. The last is reported. */
const edited = (
  file: string,
  values: Readonly<Record<string, unknown>>,
  ...expected: Report
): Case => ({
  file,
  field: Object.keys(values).at(-1) ?? "",
  edit: (files) => {
    for (const [key, value] of Object.entries(values)) {
      const [place = "", name = file] = key.split(" ").reverse();
      const after = setValue(String(files.get(name)), place, value);
      files.set(name, Buffer.from(after));
    }
  },
  ...report(expected),
});

const page = "pages/not-found.json";

/** The page's file, with another text in place of one. */
const rewritten = (
  from: string | RegExp,
  to: string,
  text: string,
  ...expected: Report
): Case => ({
  file: page,
  text,
  edit: (files) =>
    void files.set(
      page,
      Buffer.from(String(files.get(page)).replace(from, to)),
    ),
  ...report(expected),
});

/** A file as a whole, or none. */
const file = (
  name: string,
  bytes: string | undefined,
  ...expected: Report
): Case => ({
  file: name,
  edit: (files) => {
    if (bytes === undefined) files.delete(name);
    else files.set(name, Buffer.from(bytes));
  },
  ...report(expected),
});

const spare = "images/spare/spare.jpg";

/** The first picture of the catalogue, whose entry is reported. */
const picture = (
  bytes: string | Promise<Buffer> | undefined,
  ...expected: Report
): Case => ({
  file: "images/pictures.json",
  field: "[0].path",
  edit: async (files) => {
    const drawn = await bytes;
    if (drawn === undefined) files.delete(spare);
    else files.set(spare, Buffer.from(drawn));
  },
  ...report(expected),
});

const news = "news/news-1.json";
const event = "events/events-1.json";
const block = (html: string, ...expected: Report) =>
  edited(news, { "article.content[0]": html }, ...expected);
const title = (value: unknown, ...expected: Report) =>
  edited(page, { title: value }, ...expected);
const home = (values: Readonly<Record<string, unknown>>, ...expected: Report) =>
  edited("pages/home.json", values, ...expected);

const source = 'src="spare/spare.jpg"';
const address = "/article/news-1";
const titled = /"title": "[^"]*"/;

const cases: readonly Case[] = [
  // Files that cannot be read.
  rewritten(titled, '"title": "A\\q"', '"A\\q', "invalid escape", "twice"),
  rewritten(
    titled,
    '"title": "A',
    '"A',
    "unexpected end of string",
    "one line",
  ),
  rewritten(titled, '"title": "A "b" c"', "b", "invalid symbol", "straight"),
  rewritten(titled, '"title" "A"', '"A"', "colon expected", "Write a colon"),
  rewritten(
    titled,
    '"title": [1, ]',
    "]",
    "value expected",
    "the comma before",
  ),
  rewritten(titled, '"title": 5,999', "999", "name expected", "has none: 5999"),
  rewritten(
    /,\n/,
    "\n",
    '\n    "description',
    "comma expected",
    "a comma between",
  ),
  rewritten(
    titled,
    '$&, "title": "B"',
    '"title": "B"',
    'has the key "title" twice',
    "one of",
  ),
  rewritten(/^/, "\ufeff", "", "byte order mark", "without BOM"),
  file(page, "", "The file is empty", "Restore its last version"),
  file(page, "[]\n", "The value is not an object", "Correct it"),
  file(page, undefined, "The file is missing", "Restore it"),
  file("shared/figurs.json", "[]", "is unknown", '"shared/figures.json"?'),
  file("images/A.docx", "", "ignores this file", "picture in .jpg", "note"),

  // Shapes.
  {
    ...edited(
      "shared/gallery.json",
      { "pictures[0].alt": undefined },
      'The field "alt" is missing',
      "Add it. What the picture shows, for people who cannot see it.",
    ),
    text: "{",
  },
  home({ "hero.titel": "T" }, 'field "titel" is unknown', 'mean "title"?'),
  home({ "seo.title": "x".repeat(120) }, "has 120 characters", "at most 60"),
  home({ "audiences.cards": [] }, "The list has 0 entries", "at least"),
  home({ "audiences.cards[0].tone": "growht" }, "is not one", '"growth"?'),
  edited(
    "pages/services.json",
    { "sections[1].kind": undefined },
    "missing",
    "one of hero, cards",
  ),
  edited(
    "pages/services.json",
    { "sections[1].kind": "card" },
    '"card"',
    '"cards"?',
  ),
  edited("site.json", { "links[1].name": "link-0" }, "twice", "Remove one of"),
  edited(
    "pages/membership.json",
    { "groups[0].tiers[0].price": -9 },
    "The number is -9",
    "at least",
  ),
  edited(
    "pages/membership.json",
    { "groups[0].tiers[0].price": "1,25,000" },
    "without quotes or commas",
    "Price for a year. Example: 5999",
  ),
  edited(news, { title: "News" }, "has 4 characters", "at least 10", "note"),

  // Texts.
  title("  ", "The text is empty", "Write it."),
  title("TODO", '"TODO" is not a text of the firm', "firm's own", "note"),
  title("For 33+ bakers", "No figure", "the new number here, too", "note"),
  title("The <b>Page</b>", 'contains HTML, "<b>"', "Remove the tag"),
  title("Oops! {page}", "The text has {page}, which", "Remove the braces"),
  title(404, "not a text in double quotes", "Correct it"),
  edited(
    "pages/article.json",
    { authorBlurb: "{name} has experience." },
    "lacks {sector}",
    "{name} and {sector}",
  ),
  edited(
    news,
    { draft: true, category: "" },
    "empty",
    "The name of an entry of content/shared/categories.json",
    "note",
  ),
  edited(
    "site.json",
    { tagline: "Kolvara, a firm" },
    '"Kolvara" is not a text of the firm',
    "firm's own",
    "note",
  ),

  // Formats, references and addresses.
  home({ "audiences.cards[0].figure": "figure-O" }, "No figure", '"figure-0"?'),
  home(
    { "audiences.cards[0].icon": "RocketLunch" },
    "not exist",
    "RocketLaunch",
  ),
  home({ "hero.actions[0].to": "/documnt-2" }, "no page", '"/document-2"?'),
  home({ "hero.actions[0].to": "/a.pdf" }, "or file", "into static/"),
  home({ "hero.actions[0].to": "example.com" }, "no", "https://example.com"),
  home({ "hero.actions[0].to": "link-O" }, "no link with the", '"link-0"?'),
  edited(
    "pages/services.json",
    { path: "exports" },
    "not an address of",
    "/services/",
  ),
  edited("site.json", { phone: "call us" }, "is not a phone number", "+44 20"),
  edited(news, { date: "14 September 2026" }, "is not a date", "2026-09-14"),
  edited(
    news,
    { date: "2026-02-30" },
    "does not exist",
    "a day of the calendar",
  ),
  edited(news, { category: "Categry-0" }, "has the name", '"Category-0"?'),
  edited(
    "site.json",
    { [`${news} draft`]: true, "links[0].address": address },
    "is a draft",
    "until then",
  ),
  edited(
    "site.json",
    {
      [`${news} article`]: undefined,
      [`${news} date`]: "2027-06-01",
      "links[0].address": address,
    },
    "not online before 2027-06-01",
    "until then",
  ),
  edited(
    "shared/people.json",
    { "[0].image": "spare/spare.jpg" },
    "stock portrait",
    '"/spare/spare.jpg"',
    "note",
  ),
  edited(
    "shared/people.json",
    { "[0].image": "/team/baker.jpg" },
    "content/images/team/baker.jpg is missing",
    "Add it",
  ),
  {
    ...edited(
      "pages/home.json",
      { "seo.picture": "new.jpg" },
      '"new.jpg" has no description',
      '{ "path": "new.jpg", "alt":',
    ),
    edit: async (files) => {
      const text = String(files.get("pages/home.json"));
      const after = setValue(text, "seo.picture", "new.jpg");
      files.set("pages/home.json", Buffer.from(after));
      files.set("images/new.jpg", await drawPicture(800, 600));
    },
  },

  // HTML.
  block("First paragraph.", "cannot stand outside a block", "of <p>"),
  block("<p>Hello", "wrong at its end", "Close each tag once"),
  block("<p>5 < 6</p>", 'wrong at "< 6</p>"', "write < in a text as &lt;"),
  block('<p onclick="alert(1)">A</p>', 'wrong at "<p onclick>"', "only <p>"),
  block("<script>alert(1)</script>", 'HTML is wrong at "<script>"', "only <p>"),
  block("<p>A<ul><li>B</li></ul></p>", 'wrong at "<ul>"', "Close each tag"),
  block(`<figure><img ${source} /></figure>`, "no alt", "What it shows"),
  block(
    '<figure><img src="spare/spre.jpg" alt="A" /></figure>',
    "No picture",
    '"spare/spare.jpg"?',
  ),
  block('<p><a href="/documnt-2">A</a></p>', "no page", '"/document-2"?'),
  block(
    `<p><a href="${siteUrl()}/about">A</a></p>`,
    "a page of this site",
    "Write /about",
  ),
  block('<p><a href="javascript:a()">A</a></p>', "not an address", "https://"),

  // Pictures.
  picture(drawPicture(800, 600, { format: "png" }), "format png", "ending of"),
  picture(drawPicture(800, 600, { orientation: 6 }), "on its side", "Turn it"),
  picture(drawPicture(200, 150), "200 × 150 pixels, too small", "at least 600"),
  picture(drawPicture(5000, 100), "5000 × 100 pixels, more", "at most 2400"),
  picture(drawPicture(4032, 3024), "more than", "at most 2400", "note"),
  picture("\0\0\0\x18ftypheic", "HEIC", "Export it as JPEG"),
  picture("This is a letter.\n", "is damaged, or no picture", "WebP or SVG"),
  picture(
    drawPicture(800, 600).then((bytes) => bytes.subarray(0, -9)),
    "is damaged",
    "Export it again",
  ),
  picture(undefined, "spare.jpg is missing", "Add it, or correct the path"),

  // Several files.
  home(
    {
      "documents/document-3.json title": "Wool for all",
      "seo.title": "Wool for all",
    },
    'The title "Wool for all" is also that of content/documents/document-3.json',
    "each page has its own",
  ),
  edited(
    "pages/services.json",
    { path: "/about" },
    "that of content/pages/about",
    "Write another",
  ),
  edited(news, { id: "news-77" }, "not the name of the file", "the same name"),
  edited(
    "pages/cohort.json",
    { brochureCode: "00000000" },
    "has changed since static/brochure.pdf",
    "Print it again",
    "note",
  ),
  {
    ...edited(
      "articles/news-9.json",
      { id: "news-9" },
      'does not begin with "articles-"',
      "the same name",
    ),
    edit: (files) => {
      const text = String(files.get("articles/articles-1.json"));
      files.set(
        "articles/news-9.json",
        Buffer.from(setValue(text, "id", "news-9")),
      );
      files.delete("articles/articles-1.json");
    },
  },
  edited(
    event,
    { times: "17:00–09:30" },
    "ends before it begins",
    "after the dash",
  ),
  {
    ...edited(
      event,
      { endDate: "2027-01-23", notice: undefined, link: undefined },
      "Visitors cannot register",
      'Add "link"',
    ),
    field: "",
    text: "{",
  },
  edited(
    news,
    { article: undefined, date: "2026-11-02" },
    "appears on 2026-11-02",
    "an earlier date",
    "note",
  ),
];

/** The place of a case in the broken file, counted from 1. */
function placeOf({ field, text: piece }: Case, broken: string) {
  const tree = parseTree(broken);
  const value = tree && findNodeAtLocation(tree, [...parsePath(field ?? "")]);
  const parent = field?.replace(/\.\w+$/, "") ?? "";
  const at = tree && findNodeAtLocation(tree, [...parsePath(parent)]);
  if (field) return position(broken, (value ?? at)?.offset ?? 0);
  return position(broken, Math.max(0, broken.indexOf(piece ?? "")));
}

const today = "2026-11-01";
let original: Files;
/** Problems of the content as it is, which are notes. */
let known: Set<string>;

beforeAll(async () => {
  original = await testContent();
  const notes = await checkContent(original, today);
  expect(reportProblems(notes).errorCount).toBe(0);
  known = new Set(notes.map(({ message }) => message));
});

test.each(cases)("$message: $remedy", async (each) => {
  const { severity = "error", message, remedy, field = "" } = each;
  const files = new Map(original);
  await each.edit(files);
  const problems = await checkContent(files, today);
  const found = problems.filter((problem) =>
    severity === "error"
      ? problem.severity === "error"
      : !known.has(problem.message),
  );
  expect(found).toEqual([
    {
      severity,
      file: each.file,
      ...placeOf(each, String(files.get(each.file))),
      field,
      message: expect.stringContaining(message) as string,
      remedy: expect.stringContaining(remedy) as string,
    },
  ]);
});
