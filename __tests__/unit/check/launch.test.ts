import { launchWarnings } from "../../../src/gatsby/check/launch";

test("a build names the sample, a missing address and missing mail keys", () => {
  jest.replaceProperty(process, "env", { GATSBY_EMAILJS_PUBLIC_KEY: "a" });
  expect(launchWarnings({ sample: true })).toEqual([
    expect.stringContaining('"sample"'),
    expect.stringContaining("GATSBY_SITE_URL is not set"),
    expect.stringContaining("GATSBY_EMAILJS_… is not set"),
  ]);
});
