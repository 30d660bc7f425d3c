import { askName } from "../../src/common/askPath";
import { builtPages, readBuilt, siteUrl } from "../support/builtSite";
import { slug } from "../../src/common/slug";
import { leaves } from "../support/readContent";

/** What "Ask about this" of every page asks about, as its address says it. */
const asked = builtPages().flatMap(({ document }) =>
  [...document.querySelectorAll(`a[href*="?${askName}="]`)].map((link) => {
    const address = new URL(link.getAttribute("href") ?? "", siteUrl);
    expect(address.pathname).toBe("/contact");
    return address.searchParams.get(askName) ?? "";
  }),
);

test("the contact page knows every subject that a page has a link to ask about", () => {
  const known = leaves(
    JSON.parse(readBuilt("page-data/contact/page-data.json")),
  ).map((text) => slug(String(text)));
  expect(asked.length).toBeGreaterThan(0);
  for (const name of asked)
    expect(known.some((subject) => subject && name.includes(subject))).toBe(
      true,
    );
});
