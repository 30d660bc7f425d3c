import { events } from "../../../src/build/discovery/structuredData/editorial";
import { createIds } from "../../../src/build/discovery/structuredData/ids";

const event = {
  title: "Founders' evening",
  description: "Two hours and twelve founders.",
  date: "2027-01-22",
  location: "Virtual",
  online: true,
};

const toldOf = (href: string) =>
  events(
    { events: { nodes: [{ ...event, href }] } },
    "/news-articles",
    createIds("https://www.example.com"),
  );

test.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://events.example.org/7", "https://events.example.org/7"],
])("an event that leads to %s says the full address", (href, url) => {
  expect(toldOf(href)).toEqual([
    expect.objectContaining({
      url,
      location: { "@type": "VirtualLocation", url },
    }),
  ]);
});

test("an event that leads to a mail address says no web address", () => {
  expect(toldOf("mailto:hello@example.com")).toEqual([
    expect.objectContaining({ url: undefined }),
  ]);
});
