import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ServicesScreen from "../../../../src/site/screens/services/ServicesScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));

const extendedServices = [
  "Pitch Deck",
  "Business Plan",
  "Market Research Report",
  "Detailed Project Report (DPR)",
  "Startup India Registration & Certificate",
  "UDYAM/MSME Registration",
  "Company Incorporation & Compliances",
  "Cloud Hosting Credits",
  "Incubation Support",
  "Acceleration Support",
  "Equity Funding",
  "Angel Funding",
  "Debt Funding",
  "Grant Funding",
  "Investor/Grant Database",
];

const shownServices = () =>
  region("Our Extended Services")
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("The services overview", () => {
  beforeEach(() => renderScreen(ServicesScreen, "ServicesScreen"));

  test("leads to the four services and to funding", () => {
    expect(
      screen
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"))
        .filter((href) => href?.startsWith("/services/")),
    ).toEqual([
      "/services/consulting",
      "/services/mentoring",
      "/services/coaching",
      "/services/online-programs",
      "/services/funding",
    ]);
  });

  test("shows six extended services, and all fifteen on request, by keyboard", async () => {
    const visitor = userEvent.setup();
    const toggle = screen.getByRole("button", { name: "Load More Services" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(shownServices()).toEqual(extendedServices.slice(0, 6));

    toggle.focus();
    await visitor.keyboard("{Enter}");
    expect(toggle).toHaveAccessibleName("Load Less Services");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(shownServices()).toEqual(extendedServices);

    await visitor.keyboard(" ");
    expect(toggle).toHaveAccessibleName("Load More Services");
    expect(shownServices()).toEqual(extendedServices.slice(0, 6));
  });

  test("closes with the booking form in a new tab", () => {
    expect(
      region("Ready to Transform Your Business?").getByRole("link", {
        name: "Schedule Consultation (opens in a new tab)",
      }),
    ).toHaveAttribute("href", expect.stringMatching(/^https:/));
  });
});
