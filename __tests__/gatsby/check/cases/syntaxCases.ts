import { hub } from "../../../../src/common/routes";
import type { BrokenCase, Edit } from "../../../support/broken/brokenCase";

const compare = "Compare with the lines around it";

/** Each row: the raw text that replaces a value, the text that the problem points to, the parser's message and remedy. */
const malformed: readonly (readonly [string, string, string, string?])[] = [
  ['"Page\\qnot found"', '"Page\\q', "invalid escape character", "twice"],
  ['"Nothing here', '"Nothing here', "unexpected end of string", "on one line"],
  ['"The "best" page"', "best", "invalid symbol"],
  ['{ "label" "Home", "to": "/" }', '"Home", "to"', "colon expected", "colon"],
  ['["articles/stock/cover-funding.jpg", ]', "]", "value expected", "comma"],
  ['"Page"\n "lead": "Not"', '\n "lead', "comma expected", "a comma between"],
  ["“Page not found”", "“Page", "invalid symbol"],
];

const encode = (encoding: BufferEncoding): Edit => ({
  rewrite: (text) => Buffer.from(text, encoding),
});

/** What is wrong with the file of a page as a whole: the edits, part of the message, part of the remedy. */
const unreadable: readonly (readonly [Edit[], string, string])[] = [
  [[{ write: "" }], "value expected", "Write a value"],
  [[{ rewrite: (text) => `\ufeff${text}` }], "byte order mark", "without BOM"],
  [[encode("utf16le")], "must be UTF-8", "UTF-8"],
  [[{ set: "title", to: "Café" }, encode("latin1")], "UTF-8", "without BOM"],
];

/** A file that ends too early, its text, and what the parser expects. */
const cut: readonly (readonly [
  string,
  (text: string) => string,
  string,
  string,
])[] = [
  [
    "shared/figures.json",
    (text) => text.trimEnd().slice(0, -1),
    "bracket",
    "with ]",
  ],
  ["pages/home.json", (text) => text.split(",", 5).join(), "brace", "with }"],
];

/** A copy under a name that the content does not know, and how to name it. */
const unknown: readonly (readonly [string, string, string])[] = [
  ["pages/home.json", "pages/hom.json", 'Did you mean "pages/home.json"?'],
  ["news/news-1.json", "news/news-99.json.txt", "which ends in .json"],
];

/** Pictures that the site does not show. */
const unshown = [
  ["photos/IMG.JPG", "its name ends in .JPG", "Rename it to IMG.jpg"],
  ["photos/phone.heic", "it shows no .heic files", "Save it as a JPEG"],
] as const;

/** Folders of items that do not fit the tabs of the hub. */
const foldersBesideHub: readonly BrokenCase[] = [
  {
    file: "events/events-1.json",
    edit: { delete: true },
    reportedIn: "events",
    severity: "note",
    message: "The folder is empty",
    remedy: "npm run content:new",
  },
  {
    file: "pages/news-articles.json",
    edit: { set: "tabs[4]", to: undefined },
    reportedIn: "events",
    field: "",
    severity: "note",
    message: "The news hub has no tab for these items",
    remedy: 'a tab of the kind "events"',
  },
];

/** Malformed, missing and unexpected files; unknown fields and duplicate keys. */
export const syntaxCases: readonly BrokenCase[] = [
  ...malformed.map(([to, text, message, remedy = compare]): BrokenCase => ({
    edit: { raw: "title", to },
    place: { text },
    message,
    remedy,
  })),
  ...unreadable.map(([edit, message, remedy]): BrokenCase => ({
    edit,
    field: "",
    message,
    remedy,
  })),
  ...cut.map(([file, rewrite, closing, remedy]): BrokenCase => ({
    file,
    edit: { rewrite },
    place: "end",
    message: `close ${closing} expected`,
    remedy,
  })),
  ...unknown.map(([file, copyTo, remedy]): BrokenCase => ({
    file,
    edit: { copyTo },
    reportedIn: copyTo,
    message: "its name or folder is unknown",
    remedy,
  })),
  ...unshown.map(([name, message, remedy]): BrokenCase => ({
    file: `images/${name}`,
    edit: { write: "" },
    severity: "note",
    message,
    remedy,
  })),
  ...["constructor", "__proto__"].map((name): BrokenCase => ({
    edit: { raw: "action", to: `{ "label": "A", "to": "/", "${name}": "x" }` },
    field: `action.${name}`,
    message: `The field "${name}" is unknown`,
    remedy: "remove it",
  })),
  {
    edit: { raw: "action", to: '{ "label": "A", "label": "B", "to": "/" }' },
    field: "action.label",
    place: { text: '"label": "B"' },
    message: 'has the key "label" twice',
    remedy: "Keep one of the two",
  },
  {
    edit: { rewrite: (text) => text.replace('"code":', '"code": /* large */') },
    place: { text: "/* large" },
    message: "invalid comment token",
    remedy: "Remove the comment",
  },
  {
    edit: { rewrite: (text) => `${text.trimEnd()}\n}\n` },
    place: { text: "\n}\n}", plus: 3 },
    message: "end of file expected",
    remedy: compare,
  },
  {
    file: "pages/home.json",
    edit: { delete: true },
    message: "The file is missing",
    remedy: "Restore it",
  },
  ...(hub ? foldersBesideHub : []),
];
