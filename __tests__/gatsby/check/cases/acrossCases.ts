import type { BrokenCase } from "../../../support/broken/brokenCase";
import { adviceCases } from "./adviceCases";
import { redirectCases } from "./redirectCases";
import { setCases } from "./setCases";

const description =
  "A sentence that is long enough to describe a page to search engines.";

/** Values that contradict others. */
export const acrossCases: readonly BrokenCase[] = [
  ...["contact", "fonts"].map((id): BrokenCase => ({
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
  ...setCases("documents/document-1.json", "id", [
    ["data-protection", "does not match the file's name", 'Write "document-1"'],
  ]),
  ...setCases("documents/document-1.json", "sections[0].content[0]", [
    ["<p>We, {firmName}.</p>", "has braces that", "{registeredName}"],
  ]),
  {
    file: "documents/document-2.json",
    edit: [
      { set: "summary", to: description, in: "documents/document-1.json" },
      { set: "summary", to: description },
    ],
    message:
      "The description is the same as in content/documents/document-1.json",
    remedy: "a description of its own",
  },
  ...setCases("site.json", "legal.registrationNumber", [
    ["", "The text is empty", "Write a text"],
  ]),
  {
    file: "events/events-1.json",
    edit: [
      { set: "date", to: "2027-01-22" },
      { set: "endDate", to: "2027-01-21" },
    ],
    message: "The event ends on 2027-01-21, before it begins on",
    remedy: "Write the last day of the event",
  },
  {
    file: "events/events-1.json",
    edit: [
      { remove: "endDate" },
      { set: "startTime", to: "09:30" },
      { set: "endTime", to: "08:15" },
    ],
    message: "The event ends at 08:15, but begins at 09:30",
    remedy: "Write the time at which it ends",
  },
  {
    file: "events/events-1.json",
    edit: [{ set: "startTime", to: "10:00" }, { remove: "endTime" }],
    field: "startTime",
    message: "The event has no endTime",
    remedy: "Write both times",
  },
  {
    file: "events/events-1.json",
    edit: [
      { set: "date", to: "2027-01-22" },
      { remove: "endDate" },
      { remove: "link" },
    ],
    field: "",
    place: "file",
    message: "Visitors cannot register for this coming event",
    remedy: 'Add "link" with the https address of the registration',
  },
  {
    file: "events/events-1.json",
    edit: { set: "speakers", to: ["Nobody Known"] },
    field: "speakers[0]",
    message: '"Nobody Known" is not a member of the team',
    remedy: "Write a name from content/pages/about.json",
  },
  ...setCases("news/news-1.json", "id", [
    ["news-77", "does not match the file's name", 'Write "news-1", or rename'],
  ]),
  {
    file: "news/news-1.json",
    edit: { copyTo: "news/news-99.json" },
    reportedIn: "news/news-99.json",
    field: "id",
    message: 'The id "news-1" does not match',
    remedy: 'Write "news-99"',
  },
  {
    file: "news/news-1.json",
    edit: { copyTo: "news/news-1 copy.json" },
    reportedIn: "news/news-1 copy.json",
    field: "id",
    message: 'The id "news-1" does not match',
    remedy: "such as news-1-copy.json",
  },
  {
    file: "news/news-1.json",
    edit: { copyTo: "articles/news-99.json" },
    reportedIn: "articles/news-99.json",
    field: "id",
    message: "does not fit the folder articles",
    remedy: 'begin with "articles-"',
  },
  {
    file: "news/news-1.json",
    edit: { copyTo: "news/खबर.json" },
    reportedIn: "news/खबर.json",
    field: "id",
    message: "does not fit the folder news",
    remedy: 'begin with "news-"',
  },
  ...setCases("news/news-1.json", "article.tags[0]", [
    ["???", "has no letter or digit", "Write the topic in words"],
  ]),
  {
    file: "news/news-1.json",
    edit: {
      set: "article.tags",
      to: ["C", "C++", "C#", "Room for 50+", "C plus plus"],
    },
    field: "article.tags[4]",
    message: 'The topic "C plus plus" is spelled "C++" elsewhere',
    remedy: 'Write "C++" here',
  },
  ...adviceCases,
  ...redirectCases,
  {
    file: "pages/services-online-programs.json",
    edit: [
      { set: "groups[0].programmes[0].listPrice", to: 125000 },
      { set: "groups[0].programmes[0].offerPrice", to: 130000 },
    ],
    message: "The offer price 130000 is above the list price 125000",
    remedy: "not above the list price",
  },
  ...setCases(
    "pages/membership.json",
    "groups[0].tiers[1].price",
    [[1, "is not above the price", "from the lowest to the highest"]],
    "note",
  ),
  {
    file: "pages/home.json",
    edit: [
      { set: "seo.description", to: description, in: "pages/about.json" },
      { set: "seo.description", to: description },
    ],
    message: "The description is the same as in content/pages/",
    remedy: "Give each page a description of its own",
  },
  ...setCases("shared/services.json", "[4].key", [
    ["grants", "needs a service with the key", "Add the service, or write"],
  ]),
  ...setCases("shared/services.json", "[0].to", [
    ["/contact", "does not lead to its page", 'Write "/services/consulting"'],
  ]),
  {
    file: "pages/cohort.json",
    edit: [
      { set: "dates.deadline", to: "2027-01-31" },
      { remove: "dates.decision" },
      { set: "dates.start", to: "2027-01-30" },
    ],
    message: "The start is on 2027-01-30, before the deadline, 2027-01-31",
    remedy: "Write the days of one cohort in this order",
  },
  {
    file: "news/news-1.json",
    edit: {
      set: "article.tags",
      to: ["Seed funding", "Sheep farming", "Wool", "Sheep-farming"],
    },
    field: "article.tags[3]",
    message: 'The topic "Sheep-farming" is spelled "Sheep farming" elsewhere',
    remedy: 'Write "Sheep farming" here',
  },
  {
    file: "news/news-1.json",
    edit: [
      { set: "date", to: "2026-03-02" },
      { set: "article.updated", to: "2026-01-31" },
    ],
    message: "The article was updated on 2026-01-31, before its date",
    remedy: "Write the day of the last change",
  },
];
