/** @jest-environment node */
import { HtmlValidate } from "html-validate";
import { redirectPages } from "../../src/discovery/redirectPages";
import htmlValidateConfig from "../support/htmlValidateConfig";
import { emptySiteIndex } from "../support/siteIndex";

test.each([
  "/",
  "/contact",
  "/services#plans?a=1&b=2",
  `/article/news-${"and-so-on-".repeat(9)}1`,
])("the page that sends visitors on to %s is valid HTML", async (to) => {
  const pages = redirectPages({
    ...emptySiteIndex,
    redirects: [{ from: "/old/offer", to }],
  });
  expect(Object.keys(pages)).toEqual(["old/offer/index.html"]);
  const validator = new HtmlValidate(htmlValidateConfig);
  const { results } = await validator.validateString(
    pages["old/offer/index.html"] ?? "",
  );
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
