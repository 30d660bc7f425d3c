import { screen, within } from "@testing-library/react";
import ServicesMentoringScreen from "../../../../src/site/screens/services-mentoring/ServicesMentoringScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } = pageData<Queries.ServicesMentoringScreenQuery>(
  "/services/mentoring",
).data;

describe("The mentoring page", () => {
  beforeEach(() =>
    renderScreen(ServicesMentoringScreen, "/services/mentoring"),
  );

  it("has all services, of which a journey folds those after the first", () => {
    const { cards, heading, toggle } = page.services;
    const services = within(screen.getByRole("region", { name: heading }));
    expect(
      services
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(cards.map(({ title }) => title));
    expect(
      services.queryAllByRole("button", {
        name: toggle.moreLabel,
        expanded: false,
      }),
    ).toHaveLength(cards.length > toggle.initialCount ? 1 : 0);
  });

  it("gives each figure of the flagship programme its label", () => {
    const { claims, heading: name } = page.flagship;
    const flagship = within(screen.getByRole("region", { name }));
    const texts = (role: string) =>
      flagship.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts("definition")).toEqual(
      claims.map(({ figure }) => figure.number),
    );
    expect(texts("term")).toEqual(claims.map(({ label }) => label));
  });
});
