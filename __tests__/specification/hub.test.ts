import { sample } from "../../content/site.json";
import { builtPages } from "../support/builtSite";
import { hubPath } from "../support/pages";

/** What the hub's structured data lists, by name. */
function listedOnHub(): string[] {
  const hub = builtPages().find(({ path }) => path === hubPath)?.document;
  const data = hub?.querySelector('[type="application/ld+json"]')?.textContent;
  const { "@graph": graph } = JSON.parse(data ?? "") as {
    "@graph": { itemListElement?: { name: string; position: number }[] }[];
  };
  return graph
    .flatMap(({ itemListElement = [] }) => itemListElement)
    .map(({ name }) => name);
}

(sample ? test : test.skip)(
  "the hub's structured data lists its 23 cards, the five events included",
  () => {
    const hub = builtPages().find(({ path }) => path === hubPath)?.document;
    const titles = Array.from(
      hub?.querySelectorAll('[role=tabpanel] [data-slot="title"]') ?? [],
      ({ textContent }) => textContent,
    );
    expect(titles).toHaveLength(5 + 5 + 5 + 3 + 5);
    expect(listedOnHub()).toEqual(expect.arrayContaining(titles));
  },
);
