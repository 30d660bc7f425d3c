import { launchProblems } from "../../../src/gatsby/check/launchProblems";
import { setValue } from "../../support/broken/applyEdit";
import { contentOf } from "../../support/contentOf";

const launch = (
  files: Readonly<Record<string, object>>,
  brochure = "A firm's brochure",
) =>
  launchProblems(contentOf(files), (address) =>
    address === "/brochure.pdf" ? Buffer.from(brochure) : undefined,
  );

const reported = (name: string, value: object) =>
  launch({ [name]: value }).map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
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
  expect(launch({ "site.json": site })).toEqual([
    expect.objectContaining({
      field: place,
      message: expect.stringContaining(message),
    }),
  ]);
});

test("reports a stock picture once", () => {
  const path = "articles/stock/cover-legal.jpg";
  expect(reported("images/pictures.json", { path })).toEqual([
    `2 path: ${path} is a stock picture of the sample.`,
  ]);
  expect(reported("shared/categories.json", { covers: [path] })).toEqual([]);
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
  expect(reported("site.json", site)).toEqual([]);
});

test("reports events that share a registration; past events may have none", () => {
  const files = Object.fromEntries(
    ["tickets", "tickets", "own", undefined, undefined].map(
      (link, index): [string, object] => [
        `events/events-${index}.json`,
        { link },
      ],
    ),
  );
  expect(launch(files).map(({ file, message }) => [file, message])).toEqual([
    ["events/events-0.json", '2 events share the registration "tickets".'],
    ["events/events-1.json", '2 events share the registration "tickets".'],
  ]);
});

test("reports a link to the sample's brochure, not to the firm's own", () => {
  const links = ["/cohort", "/brochure.pdf"].map((address) => ({ address }));
  const files = { "site.json": { links } };
  expect(launch(files)).toEqual([]);
  expect(launch(files, "/Author (Kolvara LLP)")).toEqual([
    expect.objectContaining({
      field: "links[1].address",
      message: "static/brochure.pdf is the sample's file.",
    }),
  ]);
});
