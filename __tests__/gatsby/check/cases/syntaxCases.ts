import type { BrokenCase } from "../../../support/broken/brokenCase";

const compare = "Compare with the lines around it";

/** Each row: the raw text that replaces a value, the text that the problem points to, the parser's message and remedy. */
const malformed: readonly (readonly [string, string, string, string?])[] = [
  ['"Page\\qnot found"', '"Page\\q', "invalid escape character", "twice"],
  ['"Nothing here', '"Nothing here', "unexpected end of string", "on one line"],
  ['"The "best" page"', "best", "invalid symbol", 'as \\"'],
  ['"The "5 star" page"', "5 star", "comma expected", 'as \\"'],
  ['"C:\\users"', '"C:', "invalid unicode", "twice"],
  ['\u00a0"Page"', "\u00a0", "invalid symbol", "special space"],
  ['{ "label" "Home", "to": "/" }', '"Home", "to"', "colon expected"],
  ['["articles/stock/cover-funding.jpg", ]', "]", "value expected"],
  ['{ "label": "Home" "to": "/" }', '"to": "/" }', "comma expected"],
  ["“Page not found”", "“Page", "invalid symbol"],
  ['{ label: "Home", "to": "/" }', 'label: "Home"', "invalid symbol"],
  ["5,888", "888", "property name expected"],
  ['"Page\tnot found"', '"Page\tnot', "invalid character", "with a space"],
];

/** Malformed, missing and unexpected files; unknown fields and duplicate keys. */
export const syntaxCases: readonly BrokenCase[] = [
  ...malformed.map(([to, text, message, remedy = compare]): BrokenCase => ({
    edit: { raw: "title", to },
    place: { text },
    message,
    remedy,
  })),
  {
    edit: { rewrite: (text) => text.replace("\n", "\n<<<<<<< HEAD\n") },
    place: { text: "<<<<<<<" },
    message: "invalid symbol",
    remedy: "Two versions meet here",
  },
  {
    edit: { rewrite: (text) => Buffer.from(text, "utf16le") },
    place: "file",
    message: "must be UTF-8",
    remedy: "UTF-8",
  },
  {
    edit: { rewrite: (text) => `\ufeff${text}` },
    place: "file",
    message: "byte order mark",
    remedy: "without BOM",
  },
  {
    edit: {
      raw: "action",
      to: '{ "label": "Home", "to": "/", "constructor": "x" }',
    },
    field: "action.constructor",
    message: 'The field "constructor" is unknown',
    remedy: "remove it",
  },
  {
    edit: { write: "" },
    place: "file",
    message: "value expected",
    remedy: "or a link that leads nowhere: restore its last version",
  },
  ...[
    ["photos/IMG.JPG", "its name ends in .JPG", "Rename it to IMG.jpg"],
    ["photos/phone.heic", "it shows no .heic files", "Save it as a JPEG"],
  ].map(([name = "", message = "", remedy = ""]): BrokenCase => ({
    file: `images/${name}`,
    edit: { write: "" },
    place: "file",
    severity: "note",
    message,
    remedy,
  })),
  {
    edit: [
      { set: "title", to: "Café fermé" },
      { rewrite: (text) => Buffer.from(text, "latin1") },
    ],
    place: "file",
    message: "must be UTF-8",
    remedy: "without BOM",
  },
  {
    edit: {
      raw: "action",
      to: '{ "label": "Home", "to": "/", "__proto__": { "to": "/about" } }',
    },
    field: "action.__proto__",
    message: 'The field "__proto__" is unknown',
    remedy: "remove it",
  },
  {
    edit: {
      raw: "action",
      to: '{ "label": "Home", "label": "Start", "to": "/" }',
    },
    field: "action.label",
    place: { text: '"label": "Start"' },
    message: 'has the key "label" twice',
    remedy: "Keep one of the two",
  },
  {
    file: "pages/home.json",
    edit: { delete: true },
    place: "file",
    message: "The file is missing",
    remedy: "Restore it",
  },
  {
    file: "pages/home.json",
    edit: { copyTo: "pages/hom.json" },
    reportedIn: "pages/hom.json",
    place: "file",
    message: "its name or folder is unknown",
    remedy: 'Did you mean "pages/home.json"?',
  },
  {
    file: "news/news-1.json",
    edit: { copyTo: "news/news-99.json.txt" },
    reportedIn: "news/news-99.json.txt",
    place: "file",
    message: "its name or folder is unknown",
    remedy: "which ends in .json",
  },
  {
    file: "events/events-1.json",
    edit: { delete: true },
    reportedIn: "events",
    place: "file",
    severity: "note",
    message: "The folder is empty",
    remedy: "npm run content:new",
  },
  {
    edit: { rewrite: (text) => `${text}\n}\n` },
    place: { text: "\n}\n}", plus: 3 },
    message: "end of file expected",
    remedy: compare,
  },
  {
    edit: {
      rewrite: (text) =>
        text.replace('"code":', '"code": /* the large figure */'),
    },
    place: { text: "/* the" },
    message: "invalid comment token",
    remedy: "Remove the comment",
  },
  {
    file: "shared/figures.json",
    edit: { rewrite: (text) => text.trimEnd().slice(0, -1) },
    place: "end",
    message: "close bracket expected",
    remedy: compare,
  },
  {
    file: "pages/home.json",
    edit: {
      rewrite: (text) =>
        text.slice(0, text.indexOf(",", text.indexOf('"hero"'))),
    },
    place: "end",
    message: "close brace expected",
    remedy: compare,
  },
];
