import {
  launchProblems,
  unchangedFiles,
} from "../../../src/gatsby/check/launchProblems";
import {
  fileDigests,
  sampleOf,
  type Sample,
} from "../../../src/gatsby/check/sample";
import { unusedEntries } from "../../../src/gatsby/check/unusedEntries";
import { setValue } from "../../support/broken/applyEdit";
import { contentOf } from "../../support/contentOf";

const noSample: Sample = {
  people: [],
  places: [],
  documents: [],
  facts: [],
  texts: {},
  labels: {},
  files: {},
};

const launch = (
  files: Readonly<Record<string, object>>,
  brochure = "A firm's brochure",
  sample: Partial<Sample> = {},
) =>
  launchProblems(
    contentOf(files),
    (address) =>
      address === "/brochure.pdf" ? Buffer.from(brochure) : undefined,
    { ...noSample, ...sample },
  );

test.each([
  ["brand.name", "Kolvara", "Kolvara is the sample's brand."],
  ["email", "hello@example.com", "hello@example.com is an example address."],
  ["address", "https://booking.example.com/a", "booking.example.com is an ex"],
  ["phone", "+91 00000 00000", "+91 00000 00000 is not a real telephone"],
  ["address", "https://wa.me/910000000000?a=b", "910000000000 is not a real"],
  ["address", "https://x.com/@your-company-name", "your-company-name is a pl"],
  ["address", "https://t.me/PlaceholderInvite", "PlaceholderInvite is"],
  ["legal.registrationNumber", "LLPIN AAA-0000", "AAA-0000 is sample reg"],
  ["legal.registeredOffice", "1 Example Street", "1 Example Street is sample"],
  ["sample", true, "The content is marked as the sample."],
])("reports %s %j", (place, value, message) => {
  const site: object = JSON.parse(setValue("{}", place, value));
  expect(launch({ "site.json": site })).toMatchObject([
    { field: place, message: expect.stringContaining(message) as string },
  ]);
});

test("reports people, places and documents of the sample", () => {
  const sample = {
    people: ["Ana Silva"],
    places: ["Lisbon, Porto", "12 Harbour Street"],
    documents: ["privacy of 2026-11-22"],
  };
  const files = {
    "site.json": {
      offices: [{ cities: ["Lisbon", "Porto"] }, { cities: ["Lisbon"] }],
    },
    "events/events-1.json": { address: "12 Harbour Street" },
    "shared/people.json": [{ name: "Ana Silva" }, { name: "Daniel Weber" }],
    "documents/privacy.json": { id: "privacy", date: "2026-11-22" },
    "documents/terms.json": { id: "terms", date: "2026-11-22" },
  };
  expect(
    launch(files, undefined, sample).map(({ file, field }) => [file, field]),
  ).toEqual([
    ["documents/privacy.json", "date"],
    ["events/events-1.json", "address"],
    ["shared/people.json", "[0].name"],
    ["site.json", "offices[0].cities"],
  ]);
});

test("reports sentences, prices and dates of the sample, not those that a firm has written", () => {
  const lead = "We help cooperatives to sell their own wool.";
  const page = {
    hero: { lead, label: "Read more" },
    groups: [{ price: 5999 }],
  };
  const sample = sampleOf(contentOf({ "pages/home.json": page }), new Map());
  expect(
    launch({ "pages/home.json": page }, undefined, sample).map(
      ({ field, message }) => [field, message],
    ),
  ).toEqual([
    ["hero.lead", "This is the sample's text."],
    ["groups[0].price", "5999 is one of the sample's facts."],
  ]);
  const own = {
    hero: { lead: `${lead} Since 1990.`, label: "Read more" },
    groups: [{ price: 6000 }],
  };
  expect(launch({ "pages/home.json": own }, undefined, sample)).toEqual([]);
});

test.each([
  ["en-GB", []],
  ["pt-PT", ["hero.title", "form.submitLabel"]],
])("labels of the sample in a site of %s: %j", (locale, fields) => {
  const page = {
    hero: { title: "Contact us" },
    form: { submitLabel: "Send", nameLabel: "Name" },
  };
  const sample = sampleOf(contentOf({ "pages/home.json": page }), new Map());
  const translated = {
    ...page,
    form: { submitLabel: "Send", nameLabel: "Nome" },
  };
  const files = {
    "pages/home.json": translated,
    "site.json": { locale },
  };
  expect(launch(files, undefined, sample).map(({ field }) => field)).toEqual(
    fields,
  );
});

test.each([
  ["en-IN", []],
  ["nb-NO", ["GST is a word of the sample's country."]],
])("words of the sample's country in a site of %s: %j", (locale, messages) => {
  const site = { locale, tagline: "Prices include GST." };
  expect(launch({ "site.json": site }).map(({ message }) => message)).toEqual(
    messages,
  );
});

test("notes figures, pictures and links that nothing uses", () => {
  const content = contentOf({
    "pages/home.json": { figure: "one", html: '<img src="a/a.jpg">', to: "in" },
    "shared/figures.json": [{ key: "one" }, { key: "two" }],
    "images/pictures.json": [{ path: "a/a.jpg" }, { path: "a/b.jpg" }],
    "site.json": { links: [{ name: "in" }, { name: "out" }] },
  });
  expect(unusedEntries(content).map(({ message }) => message)).toEqual([
    "Nothing uses two.",
    "Nothing uses a/b.jpg.",
    "Nothing uses out.",
  ]);
});

test("reports files of the sample that are unchanged", () => {
  const statics = new Map([["favicon.svg", Buffer.from("one")]]);
  const pictures = new Map([["images/a.jpg", Buffer.from("two")]]);
  const digests = fileDigests(pictures, statics);
  expect([...digests.keys()]).toEqual([
    "content/images/a.jpg",
    "static/favicon.svg",
  ]);
  const files = {
    ...Object.fromEntries(digests),
    "content/images/a.jpg": "other",
  };
  expect(unchangedFiles(digests, { ...noSample, files })).toEqual([
    "static/favicon.svg",
  ]);
});

test("reports nothing in a firm's own content", () => {
  const site = {
    sample: false,
    brand: { name: "Example Partners" },
    email: "office@firm.test",
    phone: "+91 80 4000 0001",
    price: 100000,
    code: "1000000",
  };
  expect(launch({ "site.json": site })).toEqual([]);
});

test("reports events that share a registration; past events may have none", () => {
  const links = ["tickets", "tickets", "own", undefined, undefined];
  const files = links.map((link, index): [string, object] => [
    `events/events-${index}.json`,
    { link },
  ]);
  const message = '2 events share the registration "tickets".';
  expect(launch(Object.fromEntries(files))).toMatchObject([
    { file: "events/events-0.json", message },
    { file: "events/events-1.json", message },
  ]);
});

test("reports two figures for one claim", () => {
  const files = {
    "shared/figures.json": [
      { key: "one", number: "7+" },
      { key: "two", number: "9+" },
    ],
    "shared/statistics.json": [
      { title: "Clients", figure: "one" },
      { title: "Clients", figure: "one" },
      { title: "Clients", figure: "two" },
    ],
  };
  expect(launch(files)).toMatchObject([
    {
      field: "[2].figure",
      message: '"Clients" is 9+ here and 7+ on another card.',
    },
  ]);
});

test("reports a link to the sample's brochure, not to the firm's own", () => {
  const links = ["/cohort", "/brochure.pdf"].map((address) => ({ address }));
  const files = { "site.json": { links } };
  expect(launch(files)).toEqual([]);
  const message = "static/brochure.pdf is the sample's file.";
  expect(launch(files, "/Author (Kolvara LLP)")).toMatchObject([
    { field: "links[1].address", message },
  ]);
});
