import { screen, within } from "@testing-library/react";
import ServicesFundingScreen from "../../../../src/site/screens/services-funding/ServicesFundingScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("The funding page", () => {
  beforeEach(() =>
    renderScreen(ServicesFundingScreen, "ServicesFundingScreen"),
  );

  it("lists types of funding for four audiences", () => {
    const audiences = "Funding for four audiences";
    expect(titles(audiences)).toEqual([
      "Entrepreneurs & Startups",
      "Women Entrepreneurs",
      "MSMEs & Small Businesses",
      "Professionals & Solopreneurs",
    ]);
    // One list of audiences, and a list of types in each of them.
    expect(region(audiences).getAllByRole("list")).toHaveLength(5);
  });

  it("shows the four kinds of support", () => {
    expect(titles("Support from first form to final signature")).toEqual([
      "Custom Matches",
      "Documentation Support",
      "Government Scheme Navigation",
      "Investor Readiness",
    ]);
  });

  it("shows six key programs and two testimonials", () => {
    expect(region("Six key programs").getAllByRole("listitem")).toHaveLength(6);
    expect(
      region("What funded clients say").getAllByRole("figure"),
    ).toHaveLength(2);
  });

  it("answers three questions in plain view, fees and approval times among them", () => {
    const faqs = region("Before you ask");
    expect(faqs.getAllByRole("term")).toHaveLength(3);
    const answers = faqs
      .getAllByRole("definition")
      .map(({ textContent }) => textContent)
      .join(" ");
    expect(answers).toMatch(/success-based/);
    expect(answers).toMatch(/no upfront fee/);
    expect(answers).toContain(
      "4-8 weeks for grants, 7-15 days for loans, 2-3 months for equity",
    );
  });

  it.each(["Free Eligibility Check", "Schedule Consultation"])(
    "offers %s at the start and at the end, both in a new tab",
    (label) => {
      const links = screen.getAllByRole("link", {
        name: new RegExp(`^${label}`),
      });
      expect(links).toHaveLength(2);
      for (const link of links) {
        expect(link).toHaveAttribute("target", "_blank");
        expect(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
      }
    },
  );
});
