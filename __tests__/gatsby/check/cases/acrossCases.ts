import { routes } from "../../../../src/common/routes";
import type { BrokenCase } from "../../../support/broken/brokenCase";
import { editCases } from "./editCases";

/** A file under another name: the new name, part of the message, part of the remedy. */
const copies: readonly (readonly [string, string, string])[] = [
  ["news/news-99.json", 'The id "news-1" does not match', 'Write "news-99"'],
  ["news/news-1 copy.json", "does not match", "such as news-1-copy.json"],
  ["news/खबर.json", "does not fit the folder news", 'begin with "news-"'],
  ["articles/news-99.json", "does not fit the folder", 'with "articles-"'],
];

/** The address of a page, without its slash; a firm may have left out all but the home page. */
const aPage = routes
  .map(({ path }) => path.slice(1))
  .filter((name) => /^\w+$/.test(name))
  .slice(0, 1);

const sentence =
  "A sentence that describes a page to search engines at length.";

/** Values that contradict others. */
export const acrossCases: readonly BrokenCase[] = [
  ...[...aPage, "fonts"].map((id): BrokenCase => ({
    file: "documents/document-1.json",
    edit: [
      { set: "id", to: id },
      { copyTo: `documents/${id}.json` },
      { delete: true },
    ],
    reportedIn: `documents/${id}.json`,
    field: "id",
    message: `uses the address "/${id}" for something else`,
    remedy: "another id",
  })),
  ...copies.map(([copyTo, message, remedy]): BrokenCase => ({
    file: "news/news-1.json",
    edit: { copyTo },
    reportedIn: copyTo,
    field: "id",
    message,
    remedy,
  })),
  ...editCases("documents/document-2.json", [
    [
      { "documents/document-1.json summary": sentence, summary: sentence },
      "The description is the same as in content/documents/document-1.json",
      "a description of its own",
    ],
  ]),
  ...editCases("pages/services.json", [
    [
      { path: "/about" },
      'The address "/about" is that of content/pages/about',
      "another address",
    ],
    [
      { "sections[1].kind": "card" },
      'no kind of section "card"',
      'Did you mean "cards"',
    ],
    [{ "sections[1].columns": undefined }, '"columns" is missing', "Add it"],
  ]),
  ...editCases("pages/home.json", [
    [
      { "sheet.rows[1].cells": ["7", "9,0"] },
      "The row has 2 cells, but the sheet has 4 columns",
      "one cell for each column",
    ],
    [{ "sheet.mark.row": 4 }, "The sheet has no row 4", "a number up to 3"],
    [
      {
        "sheet.columns": ["A", "B"],
        "sheet.rows": ["1", "2"].map((value) => ({ cells: ["A", value] })),
        "sheet.mark": { row: 1, column: 3 },
        "sheet.mark.column": 3,
      },
      "The sheet has no column 3",
      "a number up to 2",
    ],
    [
      {
        "documents/document-3.json title": "Wool for all",
        "seo.title": "Wool for all",
      },
      "The title is the same as in content/documents/document-3.json",
      "a title of its own",
    ],
  ]),
  ...editCases("documents/document-1.json", [
    [{ id: "data" }, "does not match the file's name", 'Write "document-1"'],
    [{ "sections[0].content[0]": "<p>{firm}.</p>" }, "braces", "{registered"],
  ]),
  ...editCases("events/events-1.json", [
    [
      { date: "2027-01-22", endDate: "2027-01-21" },
      "The event ends on 2027-01-21, before it begins on",
      "Write the last day of the event",
    ],
    [
      { endDate: undefined, startTime: "09:30", endTime: "08:15" },
      "The event ends at 08:15, but begins at 09:30",
      "Write the time at which it ends",
    ],
    [
      { date: "2027-03-28", endDate: "2027-03-28", startTime: "01:30" },
      "There is no 01:30 on 2027-03-28 in Europe/London",
      "that the clocks show",
    ],
    [{ online: true, hybrid: true }, "online only and hybrid", "with a place"],
    [{ endTime: undefined, startTime: "10:00" }, "no endTime", "both times"],
    [{ "speakers[0]": "person-O" }, "No person has the key", '"person-0"?'],
  ]),
  {
    file: "events/events-1.json",
    edit: [
      { set: "date", to: "2027-01-22" },
      { set: "endDate", to: undefined },
      { set: "link", to: undefined },
      { set: "notice", to: undefined },
    ],
    field: "",
    message: "Visitors cannot register for this coming event",
    remedy: 'Add "link" with the https address of the registration',
  },
  ...editCases("news/news-1.json", [
    [
      { id: "news-77" },
      "does not match the file's name",
      "file to news-77.json",
    ],
    [
      { date: "2026-03-02", "article.updated": "2026-01-31" },
      "The article was updated on 2026-01-31, before its date",
      "Write the day of the last change",
    ],
  ]),
];
