import type { BrokenCase, Edit } from "../../support/broken/brokenCase";
import { testBrokenContent } from "../../support/broken/testBrokenContent";
import { drawPicture } from "../../support/drawPicture";
import { editCases, noteCases, setCases } from "./cases/editCases";

/** A text in place of a page's title, where the parser stops, the parser's words, and part of the remedy. */
const malformed: readonly (readonly [string, string, string, string])[] = [
  ['"Page\\qnot found"', '"Page\\q', "invalid escape character", "twice"],
  ['"Nothing here', '"Nothing here', "unexpected end of string", "on one line"],
  ['"The "best" page"', "best", "invalid symbol", "straight double quotes"],
  ['{ "label" "Home" }', '"Home" }', "colon expected", "a colon"],
  ["[1, ]", "]", "value expected", "remove the comma"],
  ['"Page"\n "lead": "Not"', '\n "lead', "comma expected", "a comma between"],
];

/** The edit of a whole file, part of the message and of the remedy. */
const files: readonly (readonly [Edit, string, string])[] = [
  [{ write: "" }, "The file is empty", "Restore its last version"],
  [{ rewrite: (text) => `\ufeff${text}` }, "byte order mark", "without BOM"],
  [{ write: "[]\n" }, "The value is a list", "Write an object"],
  [{ delete: true }, "The file is missing", "Restore it"],
];

/** What is wrong with the first picture of the catalogue. */
const picture = (...drawn: Parameters<typeof drawPicture>): Edit => ({
  rewrite: () => drawPicture(...drawn),
});
const pictures: readonly (readonly [Edit, string, string, "note"?])[] = [
  [picture(800, 600, { format: "png" }), "in the format png", "the ending of"],
  [picture(800, 600, { orientation: 6 }), "lies on its side", "Turn it"],
  [picture(200, 150), "200 × 150 pixels, too small", "at least 600 pixels"],
  [picture(5000, 100), "5000 × 100 pixels, more than", "at most 2400 pixels"],
  [picture(4032, 3024), "more than the site ever", "at most 2400", "note"],
  [{ write: "\0\0\0\x18ftypheic" }, "HEIC", "Export it as JPEG"],
  [{ write: "This is a letter.\n" }, "cannot be read", "WebP or SVG"],
  [{ delete: true }, 'spare.jpg" is not a picture of', "Add the file"],
];

const source = 'src="spare/spare.jpg"';

/** A block of an article, part of the message and of the remedy. */
const html: readonly (readonly [string, string, string])[] = [
  ["First paragraph.", '"First paragraph." cannot stand outside', "of <p>"],
  ["<p>Hello", "wrong at its end", "Close each tag once"],
  ["<p>5 < 6</p>", 'wrong at "< 6</p>"', "write < in a text as &lt;"],
  ['<p onclick="alert(1)">A</p>', 'wrong at "<p onclick>"', "Use only <p>"],
  ["<script>alert(1)</script>", 'wrong at "<script>"', "Use only <p>"],
  ["<p>A<ul><li>B</li></ul></p>", 'wrong at "<ul>"', "Close each tag"],
  [`<figure><img ${source} /></figure>`, "no src or no alt", "What it shows"],
  [
    '<figure><img src="spare/spre.jpg" alt="Two women" /></figure>',
    'path "spare/spre.jpg"',
    'mean "spare/spare.jpg"?',
  ],
  ['<p><a href="/documnt-2">A</a></p>', "no page or file", '"/document-2"?'],
  ['<p><a href="javascript:a()">A</a></p>', "is not an address", "https://"],
];

const sentence =
  "A sentence that describes a page to search engines at length.";
const news = "/article/news-1";

const cases: readonly BrokenCase[] = [
  ...malformed.map(([to, text, words, remedy]): BrokenCase => ({
    edit: { raw: "title", to },
    place: { text },
    message: `malformed here: ${words}`,
    remedy,
  })),
  ...files.map(([edit, message, remedy]): BrokenCase => ({
    edit,
    message,
    remedy,
  })),
  {
    edit: { raw: "action", to: '{ "label": "A", "label": "B", "to": "/" }' },
    place: { text: '"label": "B"' },
    message: 'has the key "label" twice',
    remedy: "Keep one of the two",
  },
  {
    file: "shared/figures.json",
    edit: { copyTo: "shared/figurs.json" },
    reportedIn: "shared/figurs.json",
    message: "its name or folder is unknown",
    remedy: 'Did you mean "shared/figures.json"?',
  },
  {
    file: "images/photos/IMG.JPG",
    edit: { write: "" },
    severity: "note",
    message: "it shows no .JPG files",
    remedy: "a .jpg, .png, .webp or .svg file",
  },
  {
    file: "shared/gallery.json",
    edit: { set: "pictures[0].alt", to: undefined },
    place: { value: "pictures[0]" },
    message: 'The field "alt" is missing',
    remedy: ["Add it", "for people who cannot see it"],
  },
  {
    file: "pages/services.json",
    edit: { set: "sections[1].columns", to: undefined },
    place: { value: "sections[1]" },
    message: '"columns" is missing',
    remedy: "Add it",
  },
  ...pictures.map(([edit, message, remedy, severity]): BrokenCase => ({
    file: "images/spare/spare.jpg",
    edit,
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message,
    remedy,
    ...(severity && { severity }),
  })),
  ...setCases("news/news-1.json", "article.content[0]", html),
  ...setCases("pages/not-found.json", "title", [
    ["  ", "The text is empty", "Write a text here"],
    ["The <b>Page</b>", 'contains HTML, "<b>"', "Remove the tag"],
    ["Oops! {page}", "The text has {page}, which", "Remove the braces"],
    ["Oops!\nPage", "has a line break", "Write it on one line"],
    [404, "The value is 404", "Write a text"],
  ]),
  ...setCases("pages/article.json", "authorBlurb", [
    [
      "{name} has experience.",
      "The text lacks {sector}",
      "{name} and {sector}",
    ],
  ]),
  ...editCases("pages/home.json", [
    [{ "hero.titel": "T" }, 'The field "titel" is unknown', 'mean "title"?'],
    [{ "seo.title": "x".repeat(120) }, "has 120 characters", "at most 60"],
    [{ "audiences.cards[0].tone": "growht" }, "is not one", '"growth"?'],
    [{ "audiences.cards": [] }, "The list has 0 entries", "at least"],
    [{ "audiences.cards[0].figure": "figure-O" }, "No figure", '"figure-0"?'],
    [{ "audiences.cards[0].icon": "RocketLunch" }, "not exist", "RocketLaunch"],
    [{ "hero.actions[0].to": "/documnt-2" }, "no page", '"/document-2"?'],
    [{ "hero.actions[0].to": "/a.pdf" }, "or file", "into static/"],
    [
      { "hero.actions[0].to": "example.com" },
      "no",
      "Write https://example.com",
    ],
    [{ "hero.actions[0].to": "link-O" }, "no link with the", '"link-0"?'],
    [
      {
        "documents/document-3.json title": "Wool for all",
        "seo.title": "Wool for all",
      },
      'The title "Wool for all" is that of content/documents/document-3.json',
      "each page has its own",
    ],
  ]),
  ...editCases("pages/services.json", [
    [{ path: "exports" }, "is not an address of this site", "/services/"],
    [{ path: "/about" }, "is that of content/pages/about", "Write another"],
    [{ "sections[1].kind": "card" }, '"card" is not one of', 'mean "cards"'],
  ]),
  ...editCases("documents/document-2.json", [
    [
      { "documents/document-1.json summary": sentence, summary: sentence },
      "is that of content/documents/document-1.json",
      "each page has its own",
    ],
  ]),
  ...editCases("site.json", [
    [{ email: "hello@example..com" }, "not an e-mail", "hello@example.com"],
    [{ phone: "call us" }, "is not a phone number", "+44 20"],
    [{ "socialProfiles[0].follow": "yes" }, "is a text", "Write true or"],
    [{ "links[1].name": "link-0" }, "is in this list twice", "Remove one of"],
    [
      { "news/news-1.json draft": true, "links[0].address": news },
      `The item at "${news}" is a draft`,
      "Remove the link until then",
    ],
    [
      {
        "news/news-1.json article": undefined,
        "news/news-1.json date": "2027-06-01",
        "links[0].address": news,
      },
      `The item at "${news}" is not online before 2027-06-01`,
      "Remove the link until then",
    ],
  ]),
  ...setCases("news/news-1.json", "date", [
    ["14 September 2026", "is not a date", "2026-09-14"],
    ["2026-02-30", '"2026-02-30" does not exist', "a day of the calendar"],
  ]),
  ...editCases("news/news-1.json", [
    [{ id: "news-77" }, "does not match the file's name", 'Write "news-1"'],
    [{ category: "Categry-0" }, "No category has the name", '"Category-0"?'],
  ]),
  {
    file: "articles/articles-1.json",
    edit: [
      { set: "id", to: "news-9" },
      { copyTo: "articles/news-9.json" },
      { delete: true },
    ],
    reportedIn: "articles/news-9.json",
    field: "id",
    message: "does not fit the folder articles",
    remedy: 'begin with "articles-"',
  },
  ...noteCases("news/news-1.json", [
    [{ title: "News" }, "The text has 4 characters", "at least 10"],
    [{ draft: true, description: "" }, "The text is empty", "Write a text"],
    [
      { article: undefined, date: "2026-11-02" },
      "appears on 2026-11-02",
      "an earlier date",
    ],
  ]),
  ...noteCases("shared/people.json", [
    [
      { "[0].image": "spare/spare.jpg" },
      "The stock portrait",
      '"/spare/spare.jpg"',
    ],
  ]),
  ...noteCases("site.json", [
    [{ tagline: "Kolvara, a firm" }, '"Kolvara" is the sample', "firm's own"],
  ]),
];

testBrokenContent("content", cases);
