import { event } from "../../../src/build/discovery/structuredData/editorial";
import { createIds } from "../../../src/build/discovery/structuredData/ids";

const evening = {
  title: "Founders' evening",
  description: "Two hours and twelve founders.",
  date: "2027-01-22",
  location: "Virtual",
  online: true,
};

const toldOf = (href: string) =>
  event(
    { ...evening, href },
    "/news-articles",
    createIds("https://www.example.com"),
  );

test.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://events.example.org/7", "https://events.example.org/7"],
])("an event that leads to %s says the full address", (href, url) => {
  expect(toldOf(href)).toMatchObject({
    url,
    location: { "@type": "VirtualLocation", url },
  });
});

test("an event that leads to a mail address says no web address", () => {
  expect(toldOf("mailto:hello@example.com")).toMatchObject({ url: undefined });
});
