import { siteUrl } from "../../../../src/common/siteUrl";
import type { BrokenCase } from "../../../support/broken/brokenCase";
import { editCases, setCases } from "./editCases";

const news = "/article/news-1";

/** Values with a format, and references. */
export const valuesCases: readonly BrokenCase[] = [
  ...setCases("pages/home.json", "hero.actions[1].to", [
    ["//example.com/page", "is not an address", "https://www.example.com/page"],
    [
      "/article/news-88",
      'no page at "/article/news-88"',
      "or remove the link.",
    ],
    [`${siteUrl()}/documnt-2`, "no page at", 'Did you mean "/document-2"?'],
    ["/documnt-2", "The site has no page at", 'Did you mean "/document-2"?'],
    ["/document-2/", "The site has no page at", 'Did you mean "/document-2"?'],
    ["mailto:a@example.com,", "no e-mail address after", "such as mailto:"],
    ["tel:call", "no phone number of digits after", "such as tel:"],
  ]),
  ...editCases("pages/home.json", [
    [{ "audiences.cards[0].figure": "figure-O" }, "No figure", '"figure-0"?'],
    [{ "services.services[0]": "servce-1" }, "No service", '"service-1"?'],
    // The nearest address is that of a draft.
    [
      {
        "articles/articles-3.json draft": true,
        "hero.actions[1].to": "/article/article-3",
      },
      "The site has no page",
      'Did you mean "/article/articles-1"?',
    ],
    [
      { "news/news-1.json article": undefined, "hero.actions[0].to": news },
      'The item at "/article/news-1" has no article',
      "Write the address of an item with an article",
    ],
  ]),
  ...setCases("site.json", "links[0].address", [
    ["https://example.com:99999/", "is not complete", "a host with a dot"],
    ["example.com/page", "is not an address", "https://example.com/page"],
    ["javascript:alert(1)", "is not an address", "https://www.example.com"],
    ["https://example.com/a b", "has a space", "write %20"],
    ["/../package.json", "The site has no file at", "or correct the address"],
    ["/brochure.pdf", 'no file at "/brochure.pdf"', "into static/"],
    ["http://booking.example.com/", "begins with http:", "Write https: in"],
    ["https//example.com", "is not an address", "https://www.example.com"],
  ]),
  ...setCases("pages/home.json", "hero.actions[0].to", [
    ["example.com", "is not an address", "Write https:// before it"],
    ["link-O", 'no link with the name "link-O"', 'Did you mean "link-0"?'],
  ]),
  ...setCases("site.json", "offices[0].email", [
    ["hello@example.com,", "is not an e-mail address", "hello@example.com"],
    ["hello@example..com", "is not an e-mail address", "hello@example.com"],
    ["mailto:hello@example.com", "is not an e-mail address", "such as"],
    ["india.example.com", "is not an e-mail address", "hello@example.com"],
  ]),
  ...setCases("news/news-1.json", "date", [
    ["14 September 2026", "is not a date", "2026-09-14"],
    ["14/09/2026", "is not a date", "2026-09-14"],
    ["2026-9-14", "is not a date", "2026-09-14"],
    ["2026-02-30", '"2026-02-30" does not exist', "a day of the calendar"],
  ]),
  ...setCases("shared/figures.json", "[0].number", [
    ["275 plus", '"275 plus" is not a figure', "275+"],
    ["5 lakh", '"5 lakh" is not a figure', "275+"],
  ]),
  ...setCases("pages/home.json", "audiences.cards[0].icon", [
    ["Battery20", '"Battery20" does not exist', "RocketLaunch"],
    ["RocketLunch", 'The icon "RocketLunch" does not exist', "RocketLaunch"],
    ["linkedin", "does not exist", 'Did you mean "LinkedIn"?'],
  ]),
  ...editCases("news/news-1.json", [
    [{ id: "News-1" }, '"News-1" is not', "such as news-1"],
    [{ category: "Categry-0" }, "No category has the name", '"Category-0"?'],
  ]),
  ...editCases("site.json", [
    [
      { phone: "call us" },
      "is not a phone number, with its country code",
      "+44 20",
    ],
    [
      { timeZone: "Asia/Colcata" },
      '"Asia/Colcata" is unknown',
      "the IANA list",
    ],
    [{ "offices[0].country": "XX" }, '"XX" is unknown', "such as PT"],
    [{ locale: "xx-IN" }, 'The locale "xx-IN" is unknown', "en-GB"],
    [{ currency: "NKO" }, '"NKO" is unknown', "such as EUR"],
    [
      {
        "news/news-1.json article.updated": undefined,
        "news/news-1.json date": "2027-06-01",
        "links[0].address": news,
      },
      'The item at "/article/news-1" is not online before 2027-06-01',
      "Remove the link until then",
    ],
    [
      { "news/news-1.json draft": true, "links[0].address": news },
      'The item at "/article/news-1" is a draft',
      "Remove the link until then",
    ],
  ]),
];
