import { siteUrl } from "../../src/common/siteUrl";

/** Sets the site's address; Jest takes it back after the test. */
const setAddress = (GATSBY_SITE_URL: string) =>
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_SITE_URL });

test.each([
  ["https://firm.example/", "https://firm.example"],
  ["", "https://www.example.com"],
])("the site's address of a build for “%s” is %s", (address, expected) => {
  setAddress(address);
  expect(siteUrl()).toBe(expected);
});

test.each([
  "firm.example",
  "https://firm.example/?page=home",
  "https://firm.example/website",
])("the site's address %s stops the build", (address) => {
  setAddress(address);
  expect(siteUrl).toThrow(`GATSBY_SITE_URL is ${address}`);
});
