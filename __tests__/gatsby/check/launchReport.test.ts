import { launchProblems } from "../../../src/gatsby/check/launchReport";
import { ContentFile } from "../../../src/gatsby/check/contentFile";

const file = (name: string, value: object) =>
  new ContentFile(name, JSON.stringify(value, null, 2));

const told = (name: string, value: object) =>
  launchProblems([file(name, value)]).map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );

test.each([
  [
    { brand: { name: "Kolvara" } },
    "3 brand.name: The sample's brand, Kolvara, is still here.",
  ],
  [
    { email: "hello@example.com" },
    "2 email: hello@example.com is an example address: nobody is there.",
  ],
  [
    { links: [{ address: "https://booking.example.com/session" }] },
    "4 links[0].address: booking.example.com is an example address: nobody is there.",
  ],
  [
    { phone: "+91 00000 00000" },
    "2 phone: +91 00000 00000 is no telephone number.",
  ],
  [
    { address: "https://wa.me/910000000000?text=Hello" },
    "2 address: 910000000000 is no telephone number.",
  ],
  [
    { address: "https://www.youtube.com/@your-company-name" },
    '2 address: "your-company-name" holds the place of an address.',
  ],
  [
    { address: "https://chat.whatsapp.com/PlaceholderInvite" },
    '2 address: "PlaceholderInvite" holds the place of an address.',
  ],
  [
    { legal: { registrationNumber: "LLPIN AAA-0000" } },
    "3 legal.registrationNumber: AAA-0000 is an invented entry of a register.",
  ],
  [
    { legal: { registeredOffice: "1 Example Street, Mumbai" } },
    "3 legal.registeredOffice: 1 Example Street, Mumbai is an invented entry of a register.",
  ],
  [{ sample: true }, "2 sample: The content says that it is the sample's."],
])("tells %j", (value, expected) => {
  expect(told("site.json", value)).toEqual([expected]);
});

test("tells a person of the sample wherever the name stands", () => {
  const voices = {
    voices: [{ name: "Priya Nair" }, { name: "Priya Nairobi" }],
  };
  expect(told("shared/victory-voices.json", voices)).toEqual([
    "4 voices[0].name: Priya Nair is an invented person of the sample.",
  ]);
});

test("tells nothing of a firm's own content", () => {
  const site = {
    sample: false,
    brand: { name: "Example Partners" },
    email: "office@firm.test",
    phone: "+91 80 4000 0001",
    price: 100000,
    code: "1000000",
  };
  expect(told("site.json", site)).toEqual([]);
});

test("tells events that share a registration, and none that has its own", () => {
  const files = ["tickets", "tickets", "own"].map((link, index) =>
    file(`events/events-${index}.json`, { link }),
  );
  expect(
    launchProblems(files).map(({ file: name, message }) => [name, message]),
  ).toEqual([
    ["events/events-0.json", '2 events share the registration "tickets".'],
    ["events/events-1.json", '2 events share the registration "tickets".'],
  ]);
});
