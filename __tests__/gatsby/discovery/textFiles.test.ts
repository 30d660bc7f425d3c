import { runInNewContext } from "node:vm";
import { HtmlValidate } from "html-validate";
import {
  hasSiteUrl,
  siteUrl,
  isPreview,
  siteUrlAdvice,
  siteUrlProblem,
} from "../../../src/common/siteUrl";
import {
  llms,
  redirectPage,
  securityText,
} from "../../../src/gatsby/discovery/textFiles";
import type { EventItem } from "../../../src/gatsby/model/items";
import htmlValidateConfig from "../../support/htmlValidateConfig";
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
    expect([siteUrl(), hasSiteUrl()]).toEqual([expected, isKnown]);
  },
);

test.each([
  ["https://firm.example", "right", ""],
  ["https://acme.github.io/website", "right", ""],
  ["http://localhost:9000", "right", ""],
  ["http://firm.example", "noted", "Write https:"],
  ["https://firm.example/?page=home", "refused", "of the home page alone"],
  ["firm.example", "refused", "is no address"],
])("the site's address %s is %s: “%s”", (address, state, words) => {
  setVariables({ GATSBY_SITE_URL: address });
  const problem = siteUrlProblem();
  expect(problem !== undefined).toBe(state === "refused");
  expect(problem ?? siteUrlAdvice() ?? "").toEqual(
    words && expect.stringContaining(words),
  );
});

test("only “true” makes a preview; another value is refused, not taken for it", () => {
  setVariables({ GATSBY_SITE_PREVIEW: "false" });
  expect(isPreview()).toBe(false);
  expect(siteUrlProblem()).toContain("is false");
});

const firm = {
  brand: { name: "Firm", fullName: "Firm AS" },
  locale: "nb-NO",
};

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

test.each([
  ["/contact", "https://www.example.com/contact"],
  [
    "/services#plans?a=1&b=2",
    "https://www.example.com/services#plans?a=1&amp;b=2",
  ],
  ["https://calendar.example/free", "https://calendar.example/free"],
  ["mailto:hello@example.com", undefined],
])(
  "the redirect page to %s is valid and has the canonical URL %s",
  async (to, canonical) => {
    const html = redirectPage(firm, to);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
      canonical,
    );
    const { results } = await new HtmlValidate(
      htmlValidateConfig,
    ).validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  },
);

test.each([
  ["/contact", "", "https://www.example.com/contact"],
  ["/contact", "?a=b&c=d", "https://www.example.com/contact?a=b&c=d"],
  [
    "/membership?plan=1#prices",
    "?a=b",
    "https://www.example.com/membership?plan=1&a=b#prices",
  ],
])(
  "the redirect page to %s passes the query “%s” on",
  (to, search, expected) => {
    const html = redirectPage(firm, to);
    const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const href = new URL(to, "https://www.example.com").href;
    const replace = jest.fn<undefined, [URL]>();
    runInNewContext(script, {
      ...{ URL, URLSearchParams },
      document: { links: [{ href }] },
      location: { search, replace },
    });
    expect(replace.mock.calls.map(([{ href }]) => href)).toEqual([expected]);
  },
);

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
