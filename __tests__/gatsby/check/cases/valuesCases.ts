import type { BrokenCase } from "../../../support/broken/brokenCase";

/** Values that the model gives a form, and what they refer to. */
export const valuesCases: readonly BrokenCase[] = [
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[1].to", to: "//example.com/page" },
    message: "is not an address",
    remedy: "https://www.example.com/page",
  },
  {
    file: "redirects.json",
    edit: {
      write:
        '[\n  { "from": "/old", "to": "/contact" },\n  { "from": "/older", "to": "/old" }\n]\n',
    },
    field: "[1].to",
    message: 'The site has no page at "/old"',
    remedy: "Write one of the site's routes",
  },
  {
    file: "redirects.json",
    edit: { write: '[\n  { "from": "/old", "to": "/contct" }\n]\n' },
    field: "[0].to",
    message: 'The site has no page at "/contct"',
    remedy: 'Did you mean "/contact"?',
  },
  {
    file: "site.json",
    edit: { set: "links[0].address", to: "javascript:alert(1)" },
    message: "is not an address",
    remedy: "https://www.example.com/page",
  },
  {
    file: "site.json",
    edit: { set: "links[0].address", to: "https://booking.example.com/a b" },
    message: "is not an address",
    remedy: "https://www.example.com/page",
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[1].to", to: "/article/news-88" },
    message: 'The site has no page at "/article/news-88"',
    remedy: 'Did you mean "/article/news-',
  },
  {
    file: "site.json",
    edit: { set: "links[0].address", to: "/../package.json" },
    message: 'The site has no page at "/../package.json"',
    remedy: "Write one of the site's routes",
  },
  {
    file: "site.json",
    edit: { set: "links[0].address", to: "http://booking.example.com/" },
    message: "is not secure",
    remedy: "Write https:",
  },
  {
    file: "pages/home.json",
    edit: [
      { set: "hero.actions[1].to", to: "/article/articles-1" },
      { remove: "article", in: "articles/articles-1.json" },
    ],
    field: "hero.actions[1].to",
    message: 'The item at "/article/articles-1" has no article',
    remedy: "Write the address of an item with an article",
  },
  {
    file: "site.json",
    edit: { set: "links[0].address", to: "https//booking.example.com" },
    message: "is not an address",
    remedy: "https://www.example.com/page",
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[1].to", to: "/servces" },
    message: 'The site has no page at "/servces"',
    remedy: 'Did you mean "/services"?',
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[1].to", to: "/services/" },
    message: 'The site has no page at "/services/"',
    remedy: 'Did you mean "/services"?',
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[0].to", to: "link-O" },
    message: 'There is no outbound link named "link-O"',
    remedy: 'Did you mean "link-0"?',
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.actions[1].to", to: "mailto:hello@example.com," },
    message: '"hello@example.com," is not an e-mail address',
    remedy: "Write one e-mail address",
  },
  {
    file: "site.json",
    edit: { set: "offices[0].email", to: "hello@example.com," },
    message: "is not an e-mail address",
    remedy: "Write one e-mail address",
  },
  {
    file: "site.json",
    edit: { set: "offices[0].email", to: "hello@example..com" },
    message: "is not an e-mail address",
    remedy: "Write one e-mail address",
  },
  {
    file: "site.json",
    edit: { set: "offices[0].email", to: "mailto:hello@example.com" },
    message: "is not an e-mail address",
    remedy: "Write hello@example.com alone",
  },
  {
    file: "site.json",
    edit: { set: "offices[0].email", to: "india.example.com" },
    message: "is not an e-mail address",
    remedy: "hello@example.com",
  },
  {
    file: "news/news-1.json",
    edit: { set: "date", to: "14 September 2026" },
    message: "is not a date",
    remedy: "2026-09-14",
  },
  {
    file: "news/news-1.json",
    edit: { set: "date", to: "14/09/2026" },
    message: "is not a date",
    remedy: "2026-09-14",
  },
  {
    file: "shared/figures.json",
    edit: { set: "[0].number", to: "275 plus" },
    message: '"275 plus" is not a figure',
    remedy: "275+",
  },
  {
    file: "site.json",
    edit: { set: "phone", to: "call us" },
    message: "is not a phone number with country code",
    remedy: "+91 00000 00000",
  },
  {
    file: "events/events-1.json",
    edit: { set: "date", to: "2026-13-01" },
    message: "is not a date",
    remedy: "2026-09-14",
  },
  {
    file: "news/news-1.json",
    edit: { set: "date", to: "2026-02-30" },
    message: 'There is no day "2026-02-30"',
    remedy: "a day of the calendar",
  },
  {
    file: "pages/home.json",
    edit: { set: "audiences.cards[0].icon", to: "Battery20" },
    message: 'The icon "Battery20" has transparent parts',
    remedy: "RocketLaunch",
  },
  {
    file: "pages/home.json",
    edit: { set: "audiences.cards[0].icon", to: "RocketLunch" },
    message: 'There is no icon named "RocketLunch"',
    remedy: "RocketLaunch",
  },
  {
    file: "news/news-1.json",
    edit: { set: "id", to: "News-1" },
    message: '"News-1" is not',
    remedy: "such as news-1",
  },
  {
    file: "pages/home.json",
    edit: { set: "audiences.cards[0].figure", to: "figure-O" },
    message: "There is no figure",
    remedy: 'Did you mean "figure-0"?',
  },
  {
    file: "pages/home.json",
    edit: { set: "services.services[0]", to: "consultin" },
    message: "There is no service",
    remedy: 'Did you mean "consulting"?',
  },
  {
    file: "news/news-1.json",
    edit: { set: "category", to: "Categry-0" },
    message: 'There is no category with the name "Categry-0"',
    remedy: ["content/shared/categories.json", 'Did you mean "Category-0"?'],
  },
  {
    file: "site.json",
    edit: { set: "timeZone", to: "Asia/Colcata" },
    message: 'There is no time zone "Asia/Colcata"',
    remedy: "a time zone of the IANA list",
  },
  {
    file: "site.json",
    edit: [
      { remove: "article.updated", in: "news/news-1.json" },
      { set: "date", to: "2027-06-01", in: "news/news-1.json" },
      { set: "links[0].address", to: "/article/news-1" },
    ],
    message: 'The item at "/article/news-1" is not online before 2027-06-01',
    remedy: "Link to it when it is online",
  },
  {
    file: "site.json",
    edit: [
      { set: "draft", to: true, in: "news/news-1.json" },
      { set: "links[0].address", to: "/article/news-1" },
    ],
    message: 'The item at "/article/news-1" is a draft',
    remedy: "Link to it when it is online",
  },
];
