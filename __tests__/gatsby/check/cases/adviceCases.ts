import type { BrokenCase } from "../../../support/broken/brokenCase";
import { editCases } from "./editCases";

/** What is possible, but probably not meant. */
export const adviceCases: readonly BrokenCase[] = [
  ...editCases(
    "events/events-1.json",
    [
      [
        { "agenda[1].time": "09:30" },
        "09:30 comes before the",
        "in the order of",
      ],
      [
        { announced: "2026-03-03" },
        "announced on 2026-03-03, after it has ended",
        "the day on which visitors first read of it",
      ],
      [{ endDate: "2028-03-02" }, "takes 732 days", "Correct the days"],
    ],
    "note",
  ),
  ...editCases(
    "pages/membership.json",
    [
      [
        { "offer.offerEnds": "2026-10-31" },
        "2026-10-31 has passed",
        "Write the next date",
      ],
    ],
    "note",
  ),
  ...editCases(
    "documents/document-1.json",
    [[{ date: "2062-03-02" }, "is far away", "Correct the year"]],
    "note",
  ),
  ...editCases(
    "images/pictures.json",
    [[{ "[0].alt": "IMG_1.JPG" }, "is the name of its file", "Write what the"]],
    "note",
  ),
  ...editCases(
    "pages/home.json",
    [
      [
        { "hero.actions[0].to": "/document-1#missing" },
        'no heading with the id "missing"',
        "Write the id of a heading",
      ],
    ],
    "note",
  ),
  {
    file: "documents/document-2.json",
    edit: [
      { set: "label", to: "Terms", in: "documents/document-1.json" },
      { set: "label", to: "TERMS" },
    ],
    severity: "note",
    message: "The label is the same as in content/documents/document-1.json",
    remedy: "Give each page a label of its own",
  },
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
