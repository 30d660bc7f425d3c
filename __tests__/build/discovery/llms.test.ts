import { llms } from "../../../src/build/discovery/llms";
import { siteIndexWithEvent } from "../../support/siteIndex";

test.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://events.example.org/7", "https://events.example.org/7"],
  ["mailto:events@example.com", "mailto:events@example.com"],
])(
  "A language model that reads of an event at %s finds the address %s",
  (href, address) => {
    const text = llms(siteIndexWithEvent(href));
    expect(text).toContain(
      `- [Founders' evening](${address}), 2027-01-22, Delhi`,
    );
  },
);
