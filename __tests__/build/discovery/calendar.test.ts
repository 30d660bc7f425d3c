import ICAL from "ical.js";
import { calendar } from "../../../src/build/discovery/calendar";
import { siteIndexWithEvent } from "../../support/siteIndex";

/** What a calendar reads as the address of an event whose content links to `href`. */
function addressIn(href: string): unknown {
  const text = calendar(siteIndexWithEvent(href));
  return new ICAL.Component(ICAL.parse(text))
    .getFirstSubcomponent("vevent")
    ?.getFirstPropertyValue("url");
}

test.each([
  [
    "https://events.example.com/register",
    "https://events.example.com/register",
  ],
  ["/contact", "https://www.example.com/contact"],
  ["/news-articles#events", "https://www.example.com/news-articles#events"],
  ["mailto:events@example.com", null],
  ["tel:+910000000000", null],
])(
  "An event whose link is %s has the address %s in calendars",
  (href, address) => {
    expect(addressIn(href)).toBe(address);
  },
);
