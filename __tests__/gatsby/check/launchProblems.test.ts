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

const launch = (
  files: Readonly<Record<string, object>>,
  sample: Sample = { content: {}, files: {} },
) => launchProblems(contentOf(files), sample);

test.each([
  ["brand.name", "Kolvara", "Kolvara is the sample's brand."],
  ["email", "hello@example.com", "hello@example.com is an example address."],
  ["address", "https://booking.example.com/a", "booking.example.com is an ex"],
  ["phone", "+91 00000 00000", "+91 00000 00000 is not a real telephone"],
  ["address", "https://wa.me/910000000000?a=b", "910000000000 is not a real"],
  ["address", "https://x.com/@your-company-name", "your-company-name is a pl"],
  ["address", "https://t.me/PlaceholderInvite", "PlaceholderInvite is"],
  ["sample", true, "The content is marked as the sample."],
])("reports %s %j", (place, value, message) => {
  const site: object = JSON.parse(setValue("{}", place, value));
  expect(launch({ "site.json": site })).toMatchObject([
    { field: place, message: expect.stringContaining(message) as string },
  ]);
});

test("reports people, places, documents, sentences, prices and days of the sample, not those that a firm has written", () => {
  const lead = "We help cooperatives to sell their own wool.";
  const files = {
    "site.json": {
      locale: "en-IN",
      offices: [{ cities: ["Lisbon", "Porto"] }, { cities: ["Leeds"] }],
    },
    "events/events-1.json": {
      address: "12 Harbour Street",
      date: "2027-01-22",
    },
    "shared/people.json": [
      { name: "Ana Silva", picture: "team/ana.jpg" },
      { name: "Daniel Weber", picture: "team/daniel.jpg" },
    ],
    "documents/privacy.json": {
      date: "2026-11-22",
      summary: "What we know, and for how long.",
    },
    "pages/home.json": {
      hero: { lead, label: "Read more" },
      groups: [{ price: 5999 }],
    },
  };
  const sample = sampleOf(contentOf(files), new Map());
  expect(launch(files, sample).map(({ file, field }) => [file, field])).toEqual(
    [
      ["documents/privacy.json", "date"],
      ["events/events-1.json", "address"],
      ["events/events-1.json", "date"],
      ["pages/home.json", "hero.lead"],
      ["pages/home.json", "groups[0].price"],
      ["shared/people.json", "[0].name"],
      ["shared/people.json", "[1].name"],
      ["site.json", "offices[0].cities[0]"],
      ["site.json", "offices[0].cities[1]"],
      ["site.json", "offices[1].cities[0]"],
    ],
  );
  const own = {
    "pages/home.json": {
      hero: { lead: `${lead} Since 1990.`, label: "Read more" },
      groups: [{ price: 6000 }],
    },
    "documents/privacy.json": {
      date: "2026-11-23",
      summary: "What we know, and for how long.",
    },
  };
  expect(launch(own, sample)).toEqual([]);
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
  expect(launch(files, sample).map(({ field }) => field)).toEqual(fields);
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
  expect(unchangedFiles(digests, { content: {}, files })).toEqual([
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
