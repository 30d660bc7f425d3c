import { screen, within } from "@testing-library/react";
import HomeScreen from "../../../../src/site/screens/home/HomeScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page, partnerCredits } = pageData<Queries.HomeScreenQuery>("/").data;
const region = (name: string) => within(screen.getByRole("region", { name }));

describe("The home page", () => {
  beforeEach(() => renderScreen(HomeScreen, "/"));

  test("has one heading of the first level", () => {
    expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
      screen.getByRole("heading", { name: page.hero.title }),
    ]);
  });

  test("says with whom of its audiences the firm has worked how often", () => {
    const { heading, cards } = page.audiences;
    const items = region(heading).getAllByRole("listitem");
    cards.forEach(({ title, figure }, index) => {
      expect(items[index]).toHaveTextContent(title);
      expect(items[index]).toHaveTextContent(figure.number);
    });
  });

  test("states each statistic in its place", () => {
    const { heading, cards } = page.statistics;
    const items = region(heading).getAllByRole("listitem");
    expect(items).toHaveLength(cards.length);
    cards.forEach(({ title, figure }, index) => {
      expect(items[index]).toHaveTextContent(title);
      expect(items[index]).toHaveTextContent(figure.number);
    });
  });

  test("leads to each service by its name", () => {
    const { heading, services } = page.services;
    expect(
      region(heading)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(services.map(({ title, to }) => [title, to]));
  });

  test("states what each partner credit is worth", () => {
    const rows = region(page.partners.heading).getAllByRole("listitem");
    expect(rows).toHaveLength(partnerCredits.partners.length);
    partnerCredits.partners.forEach(({ partner, value }, index) => {
      expect(rows[index]).toHaveTextContent(partner);
      expect(rows[index]).toHaveTextContent(value);
    });
  });
});
