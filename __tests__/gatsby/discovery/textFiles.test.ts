import { hasSiteUrl, siteUrl } from "../../../src/gatsby/discovery/siteUrl";
import { securityText } from "../../../src/gatsby/discovery/textFiles";

describe("the site's address", () => {
  const given = process.env.GATSBY_SITE_URL;
  afterEach(() => {
    if (given === undefined) delete process.env.GATSBY_SITE_URL;
    else process.env.GATSBY_SITE_URL = given;
  });

  test.each([
    ["https://firm.example/", "https://firm.example", true],
    ["", "https://www.example.com", false],
  ])("of a build for “%s” is %s", (address, expected, isKnown) => {
    process.env.GATSBY_SITE_URL = address;
    expect([siteUrl(), hasSiteUrl()]).toEqual([expected, isKnown]);
  });
});

test("security.txt is the same for all builds of a day, and expires in less than a year", () => {
  const text = securityText("hello@example.com", new Date("2026-11-22T10:20Z"));
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "Contact: mailto:hello@example.com",
      "Expires: 2027-11-17T00:00:00.000Z",
      "Canonical: https://www.example.com/.well-known/security.txt",
    ]),
  );
});
