import { createIds } from "../../../../src/build/discovery/structuredData/ids";
import {
  courses,
  memberships,
} from "../../../../src/build/discovery/structuredData/offers";

const ids = createIds("https://www.example.com");

describe.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://pay.example.org/7", "https://pay.example.org/7"],
  ["mailto:hello@example.com", undefined],
])("A search engine that reads of an offer at %s", (to, url) => {
  const offers = expect.objectContaining({ url }) as unknown;

  test(`finds the address ${url} of a programme`, () => {
    const programme = {
      title: "Pricing",
      duration: "8 weeks",
      outcome: "A price that holds.",
      offerPrice: 9000,
      action: { to },
    };
    expect(
      courses(
        { online: { groups: [{ programmes: [programme] }] } },
        "/services/online-programs",
        ids,
      ),
    ).toEqual([expect.objectContaining({ offers })]);
  });

  test(`finds the address ${url} of a membership`, () => {
    const tier = { name: "Basic", price: 9000, description: "To begin with." };
    expect(
      memberships(
        {
          membership: {
            labels: { action: { to } },
            groups: [{ audience: "Founders", tiers: [tier] }],
          },
        },
        "/membership",
        ids,
      ),
    ).toEqual([expect.objectContaining({ offers })]);
  });
});
