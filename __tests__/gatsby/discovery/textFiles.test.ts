import { siteUrl } from "../../../src/common/siteUrl";
import { llms, securityText } from "../../../src/gatsby/discovery/textFiles";
import type { EventItem } from "../../../src/gatsby/model/items";
import { siteEvent } from "../../support/items";

/** Sets the variables of a build; Jest takes them back after the test. */
const setVariables = (variables: Readonly<Record<string, string>>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...variables });

test.each([
  ["https://firm.example/", "https://firm.example", true],
  ["", "https://www.example.com", false],
])(
  "the site's address of a build for “%s” is %s",
  (address, expected, isKnown) => {
    setVariables({ GATSBY_SITE_URL: address });
    expect(siteUrl()).toBe(expected);
  },
);

test.each([
  "firm.example",
  "https://firm.example/?page=home",
  "https://firm.example/website",
])("the site's address %s stops the build", (address) => {
  setVariables({ GATSBY_SITE_URL: address });
  expect(siteUrl).toThrow(`GATSBY_SITE_URL is ${address}`);
});

test("security.txt depends on the day only, and expires within a year", () => {
  const text = securityText(
    { email: "hello@example.com", locale: "nb-NO" },
    new Date("2026-11-22T10:20Z"),
  );
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "Contact: mailto:hello@example.com",
      "Preferred-Languages: nb",
      "Expires: 2027-11-17T00:00:00.000Z",
      "Canonical: https://www.example.com/.well-known/security.txt",
    ]),
  );
});

/** The llms.txt of a site of one page, with events. */
const llmsOf = (...events: EventItem[]) =>
  llms({
    content: {
      brand: { fullName: "Firm AS", name: "Firm" },
      tagline: "Boats for rent.",
    },
    labels: {
      llms: {
        pages: "Sider",
        documents: "Vilkår",
        articles: "Artikler",
        events: "Møter",
      },
    },
    pages: [{ path: "/", title: "Boats", description: "All." }],
    lists: [],
    documents: { nodes: [] },
    articles: [],
    events,
  });

test("llms.txt has no heading without an entry", () => {
  expect(llmsOf()).toBe(
    "# Firm AS\n\n> Boats for rent.\n\n## Sider\n\n- [Boats](https://www.example.com/): All.\n\n",
  );
});

test("llms.txt has the first and the last day of an event", () => {
  const text = llmsOf(
    siteEvent("/contact"),
    siteEvent("/contact", { lastDay: "2027-01-24" }),
  );
  expect(text).toContain("), 2027-01-22, Delhi: ");
  expect(text).toContain("), 2027-01-22 – 2027-01-24, Delhi: ");
});
