import { screen, within } from "@testing-library/react";
import ServicesCoachingScreen from "../../../../src/site/screens/services-coaching/ServicesCoachingScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("The coaching page", () => {
  beforeEach(() =>
    renderScreen(ServicesCoachingScreen, "ServicesCoachingScreen"),
  );

  it("shows three results directly after the opening", () => {
    const figures = region("Results of our coaching").getAllByRole(
      "definition",
    );
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      "85%",
      "3.2X",
      "92%",
    ]);
    const [first] = screen.getAllByRole("heading", { level: 2 });
    expect(first).toHaveTextContent("Results of our coaching");
  });

  it("shows six capabilities", () => {
    expect(titles("What we coach")).toHaveLength(6);
  });

  it("leads from each of the four programs to the chat", () => {
    expect(titles("Specialised programs")).toEqual([
      "Startup",
      "MSME",
      "Executive",
      "Growth-Stage",
    ]);
    const links = region("Specialised programs").getAllByRole("link", {
      name: /^Learn More/,
    });
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
    expect(links[0]).toHaveAccessibleName(/^Learn More Startup/);
  });

  it("explains the methodology in four steps", () => {
    expect(titles("A four-step methodology")).toHaveLength(4);
  });

  it("starts the journey on the contact page", () => {
    expect(
      screen.getByRole("link", { name: "Start Your Coaching Journey" }),
    ).toHaveAttribute("href", "/contact");
  });
});
