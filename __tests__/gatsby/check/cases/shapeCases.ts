import type { BrokenCase } from "../../../support/broken/brokenCase";
import { editCases, noteCases, setCases } from "./editCases";

const photos = "../images/photos";
const actions = Array.from("ABCD", (label) => ({ label, to: "/" }));

/** The last of these values of a file is in its list twice. */
const repeated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "shared/figures.json": { "[0].key": "figure-1", "[1].key": "figure-1" },
  "shared/gallery.json": { "pictures[1].file": `${photos}/photo-0.jpg` },
  "site.json": { "links[1].name": "link-0" },
  "news/news-1.json": { "article.tags[0]": "Wool", "article.tags[1]": "Wool" },
};

/** A file, the field that it lacks, and parts of the remedy. */
const missing: readonly (readonly [string, string, ...string[]])[] = [
  ["shared/gallery.json", "pictures[0].alt", "for people who cannot see it"],
  [
    "events/events-1.json",
    "location",
    "Place of the event",
    'Example: "Lisbon"',
  ],
  ["pages/home.json", "hero.title", "level-one heading"],
];

/** The whole text of a file, by default of a page; the message and the remedy. */
const roots: readonly (readonly [string, string, string, string?])[] = [
  ["[]\n", "The value is a list", "Write an object"],
  ["null\n", "The value is null", "Write an object"],
  ["{}\n", "The value is an object", "Write a list", "shared/figures.json"],
];

/** Values that the schema does not allow. */
export const shapeCases: readonly BrokenCase[] = [
  ...missing.map(([file, field, ...remedy]): BrokenCase => ({
    file,
    edit: { set: field, to: undefined },
    place: field.includes(".")
      ? { value: field.replace(/\.\w+$/, "") }
      : "file",
    message: `The field "${field.split(".").at(-1)}" is missing`,
    remedy: ["Add it", ...remedy],
  })),
  ...roots.map(([write, message, remedy, file]): BrokenCase => ({
    ...(file && { file }),
    edit: { write },
    message,
    remedy,
  })),
  ...noteCases("images/pictures.json", [
    [{ "[0].alt": "Logo" }, "The text has 4 characters", "at least 5"],
  ]),
  ...noteCases("news/news-1.json", [
    [{ title: "News" }, "The text has 4 characters", "at least 10"],
  ]),
  ...noteCases("pages/not-found.json", [
    [{ $schema: "../schemas/HomePage.json" }, "is not the schema of", "NotF"],
  ]),
  ...editCases("site.json", [
    [{ "navigation[0].label": "x".repeat(21) }, "21 characters", "at most 20"],
    [{ "socialProfiles[0].follow": "yes" }, "is a text", "Write true or"],
  ]),
  ...editCases("pages/home.json", [
    [{ hero: [] }, "The value is a list", "Write an object"],
    [{ "hero.actions": actions }, "has 4 entries", "at most 3"],
    [{ "hero.titel": "T" }, 'The field "titel" is unknown', 'mean "title"?'],
    [{ "hero.colour": "red" }, '"colour" is unknown', "title, lead, actions, "],
    [{ "sheet.note": "x".repeat(120) }, "has 120 characters", "at most 100"],
    [{ "sheet.mark.column": 1 }, "1", "2"],
    [{ "seo.title": "x".repeat(120) }, "has 120 characters", "at most 60"],
    [{ "audiences.cards": "four" }, "The value is a text", "Write a list"],
    [{ "audiences.cards[0].tone": "growht" }, "is not one", '"growth"?'],
    [{ "callToAction.text": "x".repeat(3000) }, "3,000 characters", "2,000"],
  ]),
  ...setCases("pages/not-found.json", "code", [
    [null, "The value is null", "Write a text"],
    [404, "The value is 404", "Write a text"],
  ]),
  ...Object.entries(repeated).flatMap(([file, values]) =>
    editCases(file, [[values, "is in this list twice", "Remove one of"]]),
  ),
];
