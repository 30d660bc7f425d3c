import type { BrokenCase } from "../../../support/broken/brokenCase";
import { setCases } from "./setCases";

/** The last of these values of a file is in its list twice. */
const repeated: readonly (readonly [string, Record<string, unknown>])[] = [
  ["redirects.json", { "[0].from": "/old", "[1].from": "/OLD" }],
  ["shared/figures.json", { "[11].key": "figure-10" }],
  [
    "shared/gallery.json",
    { "pictures[1].file": "../images/photos/photo-0.jpg" },
  ],
  ["site.json", { "links[3].name": "link-2" }],
  [
    "site.json",
    { "socialProfiles[0].label": "X", "socialProfiles[1].label": "X" },
  ],
  ["pages/about.json", { "alliances.logos[1]": "drawings/drawing-0.svg" }],
  [
    "pages/cohort.json",
    { "faqs.items[0].question": "Why?", "faqs.items[1].question": "WHY?" },
  ],
  [
    "pages/membership.json",
    { "groups[0].tiers[0].name": "Up", "groups[0].tiers[2].name": "Up" },
  ],
  ["pages/news-articles.json", { "tabs[1].kind": "news" }],
  [
    "news/news-1.json",
    { "article.tags[0]": "Wool", "article.tags[1]": "Wool" },
  ],
];

/** Values that the schema does not allow. */
export const shapeCases: readonly BrokenCase[] = [
  {
    file: "shared/gallery.json",
    edit: { remove: "pictures[0].alt" },
    place: { value: "pictures[0]" },
    message: 'The field "alt" is missing',
    remedy: "for people who cannot see it",
  },
  {
    file: "events/events-1.json",
    edit: { remove: "location" },
    place: "file",
    message: 'The field "location" is missing',
    remedy: ["Add it: City of the event", 'Example: "Delhi"'],
  },
  {
    file: "pages/services-online-programs.json",
    edit: { remove: "groups[1].programmes[0].outcome" },
    place: { value: "groups[1].programmes[0]" },
    message: 'The field "outcome" is missing',
    remedy: "Add it",
  },
  {
    file: "pages/home.json",
    edit: { remove: "hero.title" },
    place: { value: "hero" },
    message: 'The field "title" is missing',
    remedy: ["Add it: ", "level-one heading"],
  },
  ...setCases(
    "images/pictures.json",
    "[0].alt",
    [["Logo", "The text has 4 characters", "at least 5"]],
    "note",
  ),
  ...setCases("pages/home.json", "hero.actions[0].label", [
    ["x".repeat(41), "The text has 41 characters", "at most 40"],
  ]),
  ...setCases("site.json", "navigation[0].label", [
    ["x".repeat(21), "The text has 21 characters", "at most 20"],
  ]),
  ...setCases("news/news-1.json", "article.tags[0]", [
    ["x".repeat(31), "The text has 31 characters", "at most 30"],
  ]),
  ...setCases("pages/home.json", "hero", [
    [[], "The value is not an object", "Write an object"],
  ]),
  {
    edit: { write: "[]\n" },
    place: "file",
    message: "The value is not an object",
    remedy: "Write an object",
  },
  ...setCases("pages/home.json", "hero.actions", [
    [
      [
        { label: "One", to: "/contact" },
        { label: "Two", to: "/contact" },
        { label: "Three", to: "/contact" },
        { label: "Four", to: "/contact" },
      ],
      "The list has 4 entries",
      "at most 3",
    ],
  ]),
  ...setCases("shared/gallery.json", "pictures", [
    [[], "The list has 0 entries", "at least"],
  ]),
  ...setCases("pages/home.json", "hero.titel", [
    ["T", 'The field "titel" is unknown', 'Did you mean "title"?'],
  ]),
  ...setCases("pages/cohort.json", "hero.seats", [
    [500, "The number is 500", "at most 60"],
  ]),
  ...setCases(
    "pages/services-online-programs.json",
    "groups[0].programmes[0].offerPrice",
    [
      [-89000, "The number is -89000", "at least 1"],
      [0, "The number is 0", "at least 1"],
    ],
  ),
  ...setCases("pages/not-found.json", "code", [
    [null, "The value is not a text", "Write a text"],
    [{}, "The value is not a text", "Write a text"],
    [404, "The value is not a text", "Write a text"],
  ]),
  {
    edit: { write: "null\n" },
    place: "file",
    message: "The value is not an object",
    remedy: "Write an object",
  },
  {
    file: "shared/figures.json",
    edit: { write: "{}\n" },
    place: "file",
    message: "The value is not a list",
    remedy: "Write a list",
  },
  ...setCases(
    "pages/services-online-programs.json",
    "groups[0].programmes[0].listPrice",
    [
      [125000000000, "The number is 125000000000", "at most 2,147,483,647"],
      ["1,25,000", "is not a whole number", "without quotes or commas"],
      [125000.5, "The value is not a whole number", "Write a whole number"],
    ],
  ),
  ...setCases("pages/home.json", "seo.title", [
    ["growth".repeat(20), "The text has 120 characters", "at most 60"],
  ]),
  ...setCases("pages/news-articles.json", "tabs", [
    [[], "The list has 0 entries", "at least 5"],
  ]),
  ...setCases("pages/home.json", "audiences.cards", [
    ["four cards", "The value is not a list", "Write a list"],
  ]),
  ...setCases("site.json", "socialProfiles[0].follow", [
    ["yes", "The value is not true or false", "Write true or false"],
  ]),
  ...setCases("pages/home.json", "callToAction.text", [
    ["x".repeat(3000), "The text has 3,000 characters", "at most 2,000"],
  ]),
  ...setCases(
    "news/news-1.json",
    "title",
    [["News", "The text has 4 characters", "at least 10"]],
    "note",
  ),
  {
    file: "pages/home.json",
    edit: { set: "hero.colour", to: "red" },
    message: 'The field "colour" is unknown',
    remedy: "Known fields: title, lead, actions, picture",
  },
  ...setCases("pages/home.json", "audiences.cards[0].tone", [
    ["marygold", "is not one of the choices", 'Did you mean "marigold"?'],
  ]),
  ...repeated.map(([file, values]): BrokenCase => ({
    file,
    edit: Object.entries(values).map(([set, to]) => ({ set, to })),
    message: "is in this list twice",
    remedy: "Remove one of the",
  })),
  ...setCases(
    "pages/not-found.json",
    "$schema",
    [
      [
        "../schemas/HomePage.json",
        "is not the schema of this file",
        'Write "../schemas/NotFoundPage.json"',
      ],
    ],
    "note",
  ),
];
