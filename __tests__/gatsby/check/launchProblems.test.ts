import { launchProblems } from "../../../src/gatsby/check/launchProblems";
import { readContent } from "../../../src/gatsby/content/readContent";

const launch = (files: Readonly<Record<string, object>>) =>
  launchProblems(
    readContent(
      new Map(
        Object.entries(files).map(([name, value]) => [
          name,
          Buffer.from(JSON.stringify(value, null, 2)),
        ]),
      ),
    ),
  );

const reported = (name: string, value: object) =>
  launch({ [name]: value }).map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );

test.each([
  [
    { brand: { name: "Kolvara" } },
    "3 brand.name: Kolvara is the sample's brand.",
  ],
  [
    { email: "hello@example.com" },
    "2 email: hello@example.com is an example address.",
  ],
  [
    { links: [{ address: "https://booking.example.com/session" }] },
    "4 links[0].address: booking.example.com is an example address.",
  ],
  [
    { phone: "+91 00000 00000" },
    "2 phone: +91 00000 00000 is not a real telephone number.",
  ],
  [
    { address: "https://wa.me/910000000000?text=Hello" },
    "2 address: 910000000000 is not a real telephone number.",
  ],
  [
    { address: "https://www.youtube.com/@your-company-name" },
    "2 address: your-company-name is a placeholder.",
  ],
  [
    { address: "https://chat.whatsapp.com/PlaceholderInvite" },
    "2 address: PlaceholderInvite is a placeholder.",
  ],
  [
    { legal: { registrationNumber: "LLPIN AAA-0000" } },
    "3 legal.registrationNumber: AAA-0000 is sample registration data.",
  ],
  [
    { legal: { registeredOffice: "1 Example Street, Mumbai" } },
    "3 legal.registeredOffice: 1 Example Street, Mumbai is sample registration data.",
  ],
  [{ sample: true }, "2 sample: The content is marked as the sample."],
])("reports %j", (value, expected) => {
  expect(reported("site.json", value)).toEqual([expected]);
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
