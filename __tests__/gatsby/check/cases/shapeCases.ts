import type { BrokenCase } from "../../../support/broken/brokenCase";
import { setCases } from "./setCases";

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
  ...setCases("images/pictures.json", "[0].alt", [
    ["Pic", "The text has 3 characters", "at least 5"],
  ]),
  {
    file: "pages/home.json",
    edit: { fill: "hero.actions[0].label", with: "x", length: 41 },
    message: "The text has 41 characters",
    remedy: "at most 40",
  },
  {
    file: "site.json",
    edit: { fill: "navigation[0].label", with: "x", length: 21 },
    message: "The text has 21 characters",
    remedy: "at most 20",
  },
  {
    file: "news/news-1.json",
    edit: { fill: "article.tags[0]", with: "x", length: 31 },
    message: "The text has 31 characters",
    remedy: "at most 30",
  },
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
  {
    file: "shared/gallery.json",
    edit: { keep: 2, of: "pictures" },
    message: "The list has 2 entries",
    remedy: "at least",
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.titel", to: "T" },
    message: 'The field "titel" is unknown',
    remedy: 'Did you mean "title"?',
  },
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
      [
        "1,25,000",
        "The value is not a whole number",
        "digits only, without quotes or commas",
      ],
      [125000.5, "The value is not a whole number", "Write a whole number"],
    ],
  ),
  {
    file: "pages/home.json",
    edit: { fill: "seo.title", with: "growth", length: 20 },
    message: "The text has 120 characters",
    remedy: "at most 60",
  },
  {
    file: "pages/news-articles.json",
    edit: { keep: 2, of: "tabs" },
    message: "The list has 2 entries",
    remedy: "at least 5",
  },
  ...setCases("pages/home.json", "audiences.cards", [
    ["four cards", "The value is not a list", "Write a list"],
  ]),
  ...setCases("site.json", "socialProfiles[0].follow", [
    ["yes", "The value is not true or false", "Write true or false"],
  ]),
  {
    file: "pages/home.json",
    edit: { fill: "callToAction.text", with: "x", length: 3000 },
    message: "The text has 3,000 characters",
    remedy: "at most 2,000",
  },
  ...setCases("news/news-1.json", "title", [
    ["News", "The text has 4 characters", "at least 10"],
  ]),
  {
    file: "pages/home.json",
    edit: { set: "hero.colour", to: "red" },
    message: 'The field "colour" is unknown',
    remedy: "Known fields: title, lead, actions, picture",
  },
  ...setCases("pages/home.json", "audiences.cards[0].tone", [
    [
      "marygold",
      '"marygold" is not one of the choices',
      'Did you mean "marigold"?',
    ],
  ]),
  {
    file: "redirects.json",
    edit: {
      write:
        '[\n  { "from": "/old", "to": "/contact" },\n  { "from": "/old", "to": "/about" }\n]\n',
    },
    field: "[1].from",
    message: '"/old" is in this list twice',
    remedy: "Remove one of the entries",
  },
  {
    file: "shared/figures.json",
    edit: { repeat: "[0]" },
    field: "[1].key",
    message: "is in this list twice",
    remedy: "Remove one of the entries",
  },
  {
    file: "site.json",
    edit: { repeat: "links[0]" },
    field: "links[1].name",
    message: "is in this list twice",
    remedy: "Remove one of the entries",
  },
  {
    file: "pages/about.json",
    edit: { copyValue: "alliances.logos[0]", over: "alliances.logos[1]" },
    message: "is in this list twice",
    remedy: "Remove one",
  },
  {
    file: "pages/cohort.json",
    edit: [
      { set: "faqs.items[0].question", to: "Is there a fee?" },
      { set: "faqs.items[1].question", to: "IS THERE A FEE?" },
    ],
    message: '"IS THERE A FEE?" is in this list twice',
    remedy: "Remove one of the entries",
  },
  {
    file: "news/news-1.json",
    edit: { copyValue: "article.tags[0]", over: "article.tags[1]" },
    message: "is in this list twice",
    remedy: "Remove one",
  },
  {
    file: "shared/gallery.json",
    edit: { repeat: "pictures[0]" },
    field: "pictures[1].file",
    message: "is in this list twice",
    remedy: "Remove one of the entries",
  },
  {
    file: "site.json",
    edit: {
      copyValue: "socialProfiles[0].label",
      over: "socialProfiles[1].label",
    },
    message: "is in this list twice",
    remedy: "give it another name",
  },
  ...setCases("pages/news-articles.json", "tabs[1].kind", [
    ["news", '"news" is in this list twice', "Remove one"],
  ]),
  {
    file: "pages/membership.json",
    edit: {
      copyValue: "groups[0].tiers[0].name",
      over: "groups[0].tiers[2].name",
    },
    message: "is in this list twice",
    remedy: "Remove one of the entries or give it another name",
  },
  ...setCases("pages/not-found.json", "$schema", [
    [
      "../schemas/HomePage.json",
      "is not the schema of this file",
      'Write "../schemas/NotFoundPage.json"',
    ],
  ]),
];
