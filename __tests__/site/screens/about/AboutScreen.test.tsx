import { screen, within } from "@testing-library/react";
import AboutScreen from "../../../../src/site/screens/about/AboutScreen";
import { countOf } from "../../../support/readContent";
import { renderScreen } from "../../../support/renderScreen";

describe("the about page", () => {
  beforeEach(() => renderScreen(AboutScreen, "AboutScreen"));

  it("has one heading of the first level and its sections in order", () => {
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(
      screen
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Our work in figures",
      "Strategic Alliances",
      "Leadership",
      "Voice of the Victory",
      "Building Ecosystems Beyond Business",
      "Our Journey in Pictures",
      "Voice of the Victory",
    ]);
  });

  it("states the eight figures", () => {
    const statistics = screen.getByRole("region", {
      name: "Our work in figures",
    });
    for (const figure of "275+ 255+ 25Cr+ 625+ 45+ 17+ 37+ 3+".split(" "))
      expect(within(statistics).getByText(figure)).toBeInTheDocument();
  });

  it("shows 18 logos three times and tells screen readers once", () => {
    const row = screen.getByRole("group", { name: "Strategic Alliances" });
    expect(row.querySelectorAll("img")).toHaveLength(54);
    expect(within(row).getAllByRole("img")).toHaveLength(18);
  });

  it("introduces the founder and the team by role", () => {
    const leadership = screen.getByRole("region", { name: "Leadership" });
    for (const role of [
      "Founder and CEO",
      "Co-Founder",
      "Life Coach",
      "Digital Content Coach",
    ])
      expect(within(leadership).getByText(role)).toBeInTheDocument();
  });

  it("has the three cards beyond business", () => {
    for (const name of [
      "Government Collaborations",
      "Global Goals",
      "Education Advocacy",
    ])
      expect(
        screen.getByRole("heading", { level: 3, name }),
      ).toBeInTheDocument();
  });

  it("shows every voice twice", () => {
    const count = countOf("shared/victory-voices", "voices");
    const bands = screen.getAllByRole("group", {
      name: "Voice of the Victory",
    });
    expect(
      bands.map((band) => within(band).getAllByRole("figure").length),
    ).toEqual([count, count]);
  });
});
