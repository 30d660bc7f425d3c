import { screen, within } from "@testing-library/react";
import ServicesFundingScreen from "../../../../src/site/screens/services-funding/ServicesFundingScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } =
  pageData<Queries.ServicesFundingScreenQuery>("/services/funding").data;
const region = (name: string) => within(screen.getByRole("region", { name }));
const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe("The funding page", () => {
  beforeEach(() => renderScreen(ServicesFundingScreen, "/services/funding"));

  it("lists the types of funding of each audience", () => {
    const { heading, cards } = page.audiences;
    const [ofAudiences, ...ofTypes] = region(heading).getAllByRole("list");
    expect(ofAudiences?.children).toHaveLength(cards.length);
    expect(
      ofTypes.map((list) => texts(within(list).getAllByRole("listitem"))),
    ).toEqual(cards.map(({ types }) => types));
  });

  it("answers every question in plain view", () => {
    const { heading, items } = page.faqs;
    expect(texts(region(heading).getAllByRole("term"))).toEqual(
      items.map(({ question }) => question),
    );
    expect(texts(region(heading).getAllByRole("definition"))).toEqual(
      items.map(({ answer }) => answer),
    );
  });

  it("offers the same at the start and at the end", () => {
    for (const { label, to } of page.hero.actions) {
      const links = screen.getAllByRole("link", {
        name: (name) => name.startsWith(label),
      });
      expect(links[0]).toHaveAttribute("href", to);
    }
  });
});
