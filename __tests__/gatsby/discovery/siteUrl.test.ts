import { hasSiteUrl, siteUrl } from "../../../src/gatsby/discovery/siteUrl";

const given = process.env.GATSBY_SITE_URL;

afterEach(() => {
  if (given === undefined) delete process.env.GATSBY_SITE_URL;
  else process.env.GATSBY_SITE_URL = given;
});

test.each([
  ["https://firm.example", "https://firm.example"],
  ["https://firm.example/", "https://firm.example"],
])("A build for %s says %s", (address, said) => {
  process.env.GATSBY_SITE_URL = address;
  expect([siteUrl(), hasSiteUrl()]).toEqual([said, true]);
});

test("A build that is told an empty address says an example, and knows that it does", () => {
  process.env.GATSBY_SITE_URL = "";
  expect([siteUrl(), hasSiteUrl()]).toEqual(["https://www.example.com", false]);
});

test("A build that is told no address says an example, and knows that it does", () => {
  delete process.env.GATSBY_SITE_URL;
  expect([siteUrl(), hasSiteUrl()]).toEqual(["https://www.example.com", false]);
});
