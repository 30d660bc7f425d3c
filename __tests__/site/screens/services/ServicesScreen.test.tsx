import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ServicesScreen from "../../../../src/site/screens/services/ServicesScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } = pageData<Queries.ServicesScreenQuery>("/services").data;
const { toggle } = page.extended;
const all = page.extended.services.map(({ title }) => title);
const first = all.slice(0, toggle.initialCount);

const shownServices = () =>
  within(screen.getByRole("region", { name: page.extended.heading }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("The services overview", () => {
  beforeEach(() => renderScreen(ServicesScreen, "/services"));

  test("leads to the services in order, and to funding", () => {
    const addresses = [
      ...page.services.services.map(({ to }) => to),
      page.funding.service.to,
    ];
    const led = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "");
    expect(addresses.map((address) => led.indexOf(address))).toEqual(
      addresses
        .map((address) => led.indexOf(address))
        .sort((one, other) => one - other),
    );
    expect(led).toEqual(expect.arrayContaining(addresses));
  });

  test("shows the first extended services, and all on request, by keyboard", async () => {
    if (first.length === all.length)
      return expect(shownServices()).toEqual(all);
    const visitor = userEvent.setup();
    const button = screen.getByRole("button", { name: toggle.moreLabel });
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(shownServices()).toEqual(first);

    button.focus();
    await visitor.keyboard("{Enter}");
    expect(button).toHaveAccessibleName(toggle.lessLabel);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(shownServices()).toEqual(all);

    await visitor.keyboard(" ");
    expect(button).toHaveAccessibleName(toggle.moreLabel);
    expect(shownServices()).toEqual(first);
  });
});
