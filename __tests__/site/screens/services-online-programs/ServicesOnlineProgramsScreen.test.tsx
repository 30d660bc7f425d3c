import { screen, within } from "@testing-library/react";
import ServicesOnlineProgramsScreen from "../../../../src/site/screens/services-online-programs/ServicesOnlineProgramsScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));

const sheet = (title: string) => {
  const article = screen
    .getByRole("heading", { name: title })
    .closest("article");
  if (!article) throw new Error(`${title} has no sheet.`);
  return article;
};

describe("The online programs page", () => {
  beforeEach(() =>
    renderScreen(ServicesOnlineProgramsScreen, "ServicesOnlineProgramsScreen"),
  );

  it.each([
    ["For Entrepreneurs", 2],
    ["Women Entrepreneurs", 2],
  ])("shows the programmes of %s", (group, count) => {
    expect(region(group).getAllByRole("article")).toHaveLength(count);
  });

  it.each([
    ["Idea-to-Launch Accelerator", "8 weeks", "1,25,000", "89,000"],
    [
      "Scaling Mastery for Growth-Stage Entrepreneurs",
      "12 weeks",
      "2,75,000",
      "1,99,000",
    ],
    ["SheRises Funding Bootcamp", "4 weeks", "95,000", "65,000"],
    [
      "Leadership Amplifier for Women Founders",
      "10 weeks",
      "1,50,000",
      "1,10,000",
    ],
  ])(
    "%s takes %s and costs %s, now %s",
    (title, duration, listPrice, offerPrice) => {
      const programme = sheet(title);
      expect(within(programme).getByText(duration)).toBeVisible();
      expect(programme.querySelector("s")).toHaveTextContent(`₹${listPrice}`);
      expect(programme).toHaveTextContent(`Offer price ₹${offerPrice}`);
    },
  );

  it("tells what each programme is for and what participants get", () => {
    for (const programme of screen.getAllByRole("article")) {
      const terms = within(programme).getAllByRole("term");
      expect(terms.map(({ textContent }) => textContent)).toEqual([
        "Duration",
        "For",
        "Outcome",
      ]);
      expect(
        within(programme).getByRole("heading", { name: "What you get" }),
      ).toBeVisible();
      expect(
        within(programme).getAllByRole("listitem").length,
      ).toBeGreaterThanOrEqual(2);
    }
    expect(
      sheet("Scaling Mastery for Growth-Stage Entrepreneurs"),
    ).toHaveTextContent("revenue above 5Cr");
  });

  it("leads every programme to the application form in a new tab", () => {
    const links = screen.getAllByRole("link", { name: /^Apply Now/ });
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute(
        "href",
        expect.stringMatching(/application/),
      );
    }
  });

  it("shows the three tools of technology-powered learning", () => {
    const tools = region("Technology-powered learning").getAllByRole(
      "heading",
      { level: 3 },
    );
    expect(tools.map(({ textContent }) => textContent)).toEqual([
      "AI Business Analyzer",
      "Community Hub",
      "Resource Library",
    ]);
  });

  it("ends with the way to the contact page", () => {
    expect(
      screen.getByRole("link", { name: "Explore Programs" }),
    ).toHaveAttribute("href", "/contact");
  });
});
