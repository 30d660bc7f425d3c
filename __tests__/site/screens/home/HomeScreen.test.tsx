import { screen, within } from "@testing-library/react";
import HomeScreen from "../../../../src/site/screens/home/HomeScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("The home page", () => {
  beforeEach(() => renderScreen(HomeScreen, "HomeScreen"));

  test("opens with the claim and its two actions", () => {
    expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
      screen.getByRole("heading", { name: "Fuel Growth, Maximize Margins" }),
    ]);
    expect(
      screen.getByRole("link", {
        name: /^Schedule Your Free Strategy Session/,
      }),
    ).toHaveAttribute("target", "_blank");
    expect(
      screen.getByRole("link", { name: "Explore Our Services" }),
    ).toHaveAttribute("href", "/services");
  });

  test("has its sections in the order of docs/product.md", () => {
    expect(
      screen
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Growth, perfectly tailored",
      "Redefining Business Growth",
      "Elite Enterprise Solutions",
      "Exclusive Partner Credits",
      "Client Success Stories",
      "A network of women who open doors for each other",
      "Ready to Outperform Competitors?",
    ]);
  });

  test.each([
    ["Women entrepreneurs", "275+"],
    ["MSMEs", "50+"],
    ["Startups", "255+"],
    ["Industry leaders", "635+"],
  ])("says how many %s the firm has worked with", (audience, figure) => {
    const card = region("Growth, perfectly tailored")
      .getAllByRole("listitem")
      .find((item) => within(item).queryByRole("heading", { name: audience }));
    expect(card).toHaveTextContent(figure);
  });

  test.each(["635+", "275+", "3+", "255+", "25Cr+", "45+", "19+", "37+"])(
    "counts %s among its eight statistics",
    (figure) => {
      const statistics = region("Redefining Business Growth");
      expect(statistics.getAllByRole("listitem")).toHaveLength(8);
      expect(statistics.getByText(figure)).toBeInTheDocument();
    },
  );

  test("leads to four services", () => {
    expect(
      region("Elite Enterprise Solutions")
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Business Consulting", "/services/consulting"],
      ["Women Entrepreneurship Mentoring", "/services/mentoring"],
      ["Business Coaching", "/services/coaching"],
      ["Online Business Programs", "/services/online-programs"],
    ]);
  });

  test("states what each partner credit is worth, and all together", () => {
    const credits = region("Exclusive Partner Credits");
    expect(credits.getByText("$8,500+")).toBeInTheDocument();
    expect(
      credits
        .getAllByRole("listitem")
        .map((row) => /(\$[\d,]+|1 year free)$/.exec(row.textContent)?.[0]),
    ).toEqual([
      "$5,000",
      "$1,000",
      "1 year free",
      "$75",
      "1 year free",
      "$2,500",
    ]);
  });

  test("invites into the women's network with its figures", () => {
    const network = region("A network of women who open doors for each other");
    for (const figure of ["275+", "500+", "95%"])
      expect(network.getByText(figure)).toBeInTheDocument();
    expect(
      network.getByText(/AI tools workshop in Bengaluru 2025/),
    ).toBeInTheDocument();
    expect(network.getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/chat\.whatsapp\.com\//),
    );
  });

  test("closes with the booking form in a new tab", () => {
    expect(
      region("Ready to Outperform Competitors?").getByRole("link", {
        name: "Schedule Your Session (opens in a new tab)",
      }),
    ).toHaveAttribute("href", expect.stringMatching(/^https:/));
  });
});
