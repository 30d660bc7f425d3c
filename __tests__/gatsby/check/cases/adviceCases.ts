import type { BrokenCase, Edit } from "../../../support/broken/brokenCase";

/** The file, its edits, part of the message, part of the remedy. */
const notes: readonly (readonly [string, Edit[], string, string])[] = [
  [
    "events/events-1.json",
    [{ set: "agenda[1].time", to: "09:30" }],
    "09:30 comes before the time above it",
    "in the order of their times",
  ],
  [
    "events/events-1.json",
    [{ set: "announced", to: "2026-03-03" }],
    "announced on 2026-03-03, after it has ended",
    "the day on which visitors first read of it",
  ],
  [
    "events/events-1.json",
    [{ set: "endDate", to: "2028-03-02" }],
    "takes 732 days",
    "Correct the days",
  ],
  [
    "documents/document-1.json",
    [{ set: "date", to: "2062-03-02" }],
    "is far away",
    "Correct the year",
  ],
  [
    "images/pictures.json",
    [{ set: "[0].alt", to: "IMG_2041.JPG" }],
    "is the name of its file",
    "Write what the picture shows",
  ],
  [
    "documents/document-2.json",
    [
      { set: "label", to: "Terms", in: "documents/document-1.json" },
      { set: "label", to: "TERMS" },
    ],
    "The label is the same as in content/documents/document-1.json",
    "Give each page a label of its own",
  ],
  [
    "pages/home.json",
    [{ set: "hero.actions[0].to", to: "/document-1#missing" }],
    'no heading with the id "missing"',
    "Write the id of a heading",
  ],
];

/** What is possible, but probably not meant. */
export const adviceCases: readonly BrokenCase[] = [
  ...notes.map(([file, edit, message, remedy]): BrokenCase => ({
    file,
    edit,
    severity: "note",
    message,
    remedy,
  })),
  {
    file: "news/news-1.json",
    edit: {
      set: "article.content",
      to: [
        '<h2 id="part-a">One</h2>',
        "<p>Words.</p>",
        '<h2 id="part-a">Two</h2>',
      ],
    },
    field: "article.content[2]",
    message: 'The id "part-a" is on this page twice',
    remedy: "another id",
  },
];
