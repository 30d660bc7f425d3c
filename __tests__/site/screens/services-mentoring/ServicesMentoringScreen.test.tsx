import { screen, within } from "@testing-library/react";
import ServicesMentoringScreen from "../../../../src/site/screens/services-mentoring/ServicesMentoringScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: RegExp) => within(screen.getByRole("region", { name }));
const services = () => region(/^Fourteen areas/);
const serviceNames = () =>
  services()
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

const firstSix = [
  "Business Strategy",
  "Financial Management",
  "Legal & Compliance",
  "Marketing & Sales",
  "Leadership Development",
  "Technology Integration",
];

describe("The mentoring page", () => {
  beforeEach(() =>
    renderScreen(ServicesMentoringScreen, "ServicesMentoringScreen"),
  );

  it("has fourteen services; a journey folds them", () => {
    expect(serviceNames()).toEqual([
      ...firstSix,
      "Product Development",
      "Operational Excellence",
      "Human Resources",
      "International Expansion",
      "Crisis Management",
      "Sustainability & ESG",
      "Partnership Development",
      "Exit Strategy",
    ]);
  });

  it("gives the flagship accelerator's figures, its early bird offer and the way to the application form", () => {
    const flagship = region(/flagship accelerator/);
    const labels = flagship.getAllByRole("term");
    const figures = flagship.getAllByRole("definition");
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      "275+",
      "25Cr+",
      "95%",
    ]);
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      "women mentored",
      "funding secured",
      "success rate",
    ]);
    expect(
      flagship.getByText(/early bird offer before August 2025/i),
    ).toBeVisible();
    const enroll = flagship.getByRole("link", { name: /^Enroll Now/ });
    expect(enroll).toHaveAttribute("target", "_blank");
    expect(enroll).toHaveAttribute(
      "href",
      expect.stringMatching(/application/),
    );
  });

  it("explains the approach in three parts", () => {
    const parts = region(/^Mentoring approach/).getAllByRole("heading", {
      level: 3,
    });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "Personalized Matching",
      "Structured Sessions",
      "Accountability System",
    ]);
  });

  it("connects visitors with a mentor on the contact page", () => {
    expect(
      screen.getByRole("link", { name: "Connect with a Mentor" }),
    ).toHaveAttribute("href", "/contact");
  });
});
