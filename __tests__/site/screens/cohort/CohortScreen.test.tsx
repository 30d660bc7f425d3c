import { screen, within } from "@testing-library/react";
import CohortScreen from "../../../../src/site/screens/cohort/CohortScreen";
import { renderScreen } from "../../../support/renderScreen";

beforeEach(() => renderScreen(CohortScreen, "CohortScreen"));

describe("the cohort page", () => {
  it("opens with its title, both actions and a dot for each of 20 seats", () => {
    const title = screen.getByRole("heading", { level: 1 });
    expect(title).toHaveTextContent("Where Visionaries Scale");
    expect(screen.getByText("Only 20 seats")).toBeVisible();
    const hero = title.closest("section");
    expect(hero?.querySelectorAll("circle")).toHaveLength(20);
    expect(
      screen.getByRole("link", { name: /^Apply to the Cohort/ }),
    ).toHaveAttribute("target", "_blank");
    for (const link of screen.getAllByRole("link", {
      name: "Download Brochure",
    })) {
      expect(link).toHaveAttribute("href", "/brochure.pdf");
    }
  });

  it.each([
    ["funding secured", "25Cr+"],
    ["investors at Demo Day", "50+"],
    ["markets", "10+"],
  ])("counts %s: %s", (label, figure) => {
    const term = screen.getByText(label);
    expect(term.nextElementSibling).toHaveTextContent(figure);
  });

  it("has four benefits, both lists, four steps and three questions", () => {
    const blueprint = screen.getByRole("region", {
      name: "Blueprint for Growth",
    });
    expect(within(blueprint).getAllByRole("listitem")).toHaveLength(4);
    for (const name of ["Eligibility Criteria", "Key Differentiators"]) {
      expect(screen.getByRole("heading", { name, level: 2 })).toBeVisible();
    }
    const journey = screen.getByRole("region", { name: "Cohort Journey" });
    expect(within(journey).getAllByRole("listitem")).toHaveLength(4);
    expect(journey).toHaveTextContent("2-week onboarding");
    expect(journey).toHaveTextContent("12 weeks of execution sprints");
    expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(1);
    expect(screen.getAllByRole("button", { expanded: false })).toHaveLength(2);
  });

  it("names the sum that founders can raise and the investors at Demo Day", () => {
    expect(screen.getByText(/up to ₹1 Crore, and a Demo Day/)).toBeVisible();
    expect(screen.getByText(/before 50\+ investors/)).toBeVisible();
  });
});
