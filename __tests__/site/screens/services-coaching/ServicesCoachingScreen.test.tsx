import { screen, within } from "@testing-library/react";
import ServicesCoachingScreen from "../../../../src/site/screens/services-coaching/ServicesCoachingScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } =
  pageData<Queries.ServicesCoachingScreenQuery>("/services/coaching").data;

describe("The coaching page", () => {
  beforeEach(() => renderScreen(ServicesCoachingScreen, "/services/coaching"));

  it("shows its results directly after the opening", () => {
    const { heading, claims } = page.results;
    const [first] = screen.getAllByRole("heading", { level: 2 });
    expect(first).toHaveTextContent(heading);
    expect(
      within(screen.getByRole("region", { name: heading }))
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(claims.map(({ figure }) => figure.number));
  });

  it("names the program in each of its links, which look the same", () => {
    for (const { title, action } of page.programs.cards)
      expect(
        screen
          .getAllByRole("link", {
            name: (name) => name.startsWith(`${action.label} ${title}`),
          })
          .map((link) => link.getAttribute("href")),
      ).toContain(action.to);
  });
});
