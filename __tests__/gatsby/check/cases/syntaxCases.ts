import type { BrokenCase } from "../../../support/broken/brokenCase";
import { setCases } from "./setCases";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const compare = "Compare with the lines around it";

/** Text in place of a value, where in it the problem is, message, remedy. */
const malformed: readonly (readonly [string, string, string, string])[] = [
  ['"Page\\qnot found"', '"Page\\q', "invalid escape character", compare],
  ['"Nothing here', '"Nothing here', "unexpected end of string", compare],
  ['{ "label" "Home", "to": "/" }', '"Home", "to"', "colon expected", compare],
  [
    '{ "label": "Home", "to": "/", }',
    ", }",
    "The entry before the closing } ends with a comma",
    "Remove the comma",
  ],
  [
    '["articles/stock/cover-funding.jpg", ]',
    ", ]",
    "The entry before the closing ] ends with a comma",
    "Remove the comma",
  ],
  ['{ "label": "Home" "to": "/" }', '"to": "/" }', "comma expected", compare],
  [
    "“Page not found”",
    "“Page",
    "The quotation mark “ is not valid in JSON",
    "straight double quotes",
  ],
  ['"Page \\u20 found"', '"Page \\u20', "invalid unicode", compare],
  [
    '{ label: "Home", "to": "/" }',
    'label: "Home"',
    '"label" has no quotes',
    "Write names and texts in double quotes",
  ],
  ["5,888", ",888", "The number contains a comma", "Write digits only"],
  ["05999", "05999", "The number begins with 0", "without the 0"],
  ["₹5999", "₹5999", '"₹5999" has no quotes', "numbers have digits only"],
  [
    "'Page not found'",
    "'Page",
    "The quotation mark ' is not valid in JSON",
    "straight double quotes",
  ],
  ['"Page\tnot found"', '"Page\tnot', "invalid character", compare],
  ["Missing", "Missing", '"Missing" has no quotes', "double quotes"],
  ["True", "True", '"True" has no quotes', "true and false are lower-case"],
];

/** Files that are unreadable, missing or unknown. */
export const syntaxCases: readonly BrokenCase[] = [
  ...malformed.map(([to, text, message, remedy]): BrokenCase => ({
    edit: { raw: "title", to },
    place: { text },
    message,
    remedy,
  })),
  {
    edit: { write: " \n\n" },
    place: "file",
    message: "The file is empty",
    remedy: "Fill it in or delete it",
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
    place: { text: '"constructor"' },
    message: 'The field "constructor" is unknown',
    remedy: "remove it",
  },
  {
    file: "pages/home.json",
    edit: { raw: "audiences.cards", to: nested(30) },
    field: "audiences.cards[0]",
    place: { text: "[[[[", plus: 19 },
    message: "nested more than 20 deep",
    remedy: "Remove the surplus brackets",
  },
  {
    edit: { write: "" },
    place: "file",
    message: "The file is empty",
    remedy: "Fill it in or delete it",
  },
  {
    edit: [
      { set: "title", to: "Café fermé" },
      { bytes: (utf8) => Buffer.from(utf8.toString(), "latin1") },
    ],
    place: "file",
    message: "not encoded in UTF-8",
    remedy: "encoding UTF-8",
  },
  {
    file: "pages/home.json",
    edit: { raw: "audiences.cards", to: nested(100_000) },
    place: "file",
    message: "nested more than 20 deep",
    remedy: "Remove the surplus brackets",
  },
  {
    edit: {
      raw: "action",
      to: '{ "label": "Home", "to": "/", "__proto__": { "to": "/about" } }',
    },
    field: "action.__proto__",
    place: { text: '"__proto__"' },
    message: 'The field "__proto__" is unknown',
    remedy: "remove it",
  },
  {
    edit: { bytes: (utf8) => Buffer.from(utf8.toString(), "utf16le") },
    place: "file",
    message: "not encoded in UTF-8",
    remedy: "encoding UTF-8",
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
    edit: { fill: "title", with: "x", length: 5000000 },
    field: "",
    place: "file",
    message: "bytes",
    remedy: "pictures and documents have files of their own",
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
    edit: [{ copyTo: "pages/hom.json" }, { delete: true }],
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
    message: "does not end in .json",
    remedy: "Rename it to news/news-99.json",
  },
  {
    edit: { dangling: true },
    place: "file",
    message: "The file cannot be read",
    remedy: "Replace it by a regular file",
  },
  {
    file: "events/events-1.json",
    edit: { delete: true },
    reportedIn: "events",
    place: "file",
    message: "The folder is empty",
    remedy: "npm run content:new",
  },
  {
    edit: { copyTo: "pages/careers-and-jobs.json" },
    reportedIn: "pages/careers-and-jobs.json",
    place: "file",
    message: "its name or folder is unknown",
    remedy: "delete the file",
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
    remedy: compare,
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
