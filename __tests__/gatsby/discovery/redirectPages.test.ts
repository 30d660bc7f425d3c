import { HtmlValidate } from "html-validate";
import { redirectPages } from "../../../src/gatsby/discovery/redirectPages";
import htmlValidateConfig from "../../support/htmlValidateConfig";
import { emptySiteIndex } from "../../support/siteIndex";

function redirectPage(to: string): string {
  const pages = redirectPages({
    ...emptySiteIndex,
    redirects: [{ from: "/old/offer", to }],
  });
  expect(Object.keys(pages)).toEqual(["old/offer/index.html"]);
  return pages["old/offer/index.html"] ?? "";
}

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://calendar.example/free", "https://calendar.example/free"],
  ["mailto:hello@example.com", undefined],
])("search engines learn that an address moved to %s", (to, canonical) => {
  expect(canonicalOf(redirectPage(to))).toBe(canonical);
});

test.each([
  "/",
  "/contact",
  "/services#plans?a=1&b=2",
  `/article/news-${"and-so-on-".repeat(9)}1`,
  "https://calendar.example/free",
  "mailto:hello@example.com",
])("the page that sends visitors on to %s is valid HTML", async (to) => {
  const validator = new HtmlValidate(htmlValidateConfig);
  const { results } = await validator.validateString(redirectPage(to));
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
