import { screen, within } from "@testing-library/react";
import ServicesConsultingScreen from "../../../../src/site/screens/services-consulting/ServicesConsultingScreen";
import { renderScreen } from "../../../support/renderScreen";

const region = (name: string) => within(screen.getByRole("region", { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("The business consulting page", () => {
  beforeEach(() =>
    renderScreen(ServicesConsultingScreen, "ServicesConsultingScreen"),
  );

  it("opens with its name and a picture", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Business Consulting",
    );
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  });

  it("shows the eight disciplines", () => {
    expect(titles("What we consult on")).toEqual([
      "Business Strategy",
      "Financial Guidance",
      "Operational Excellence",
      "Digital Transformation",
      "Market Expansion",
      "ESG Implementation",
      "Risk Management",
      "Innovation Management",
    ]);
  });

  it("shows four structured solutions", () => {
    expect(titles("Structured consulting solutions")).toHaveLength(4);
  });

  it("leads three audiences to the chat in a new tab", () => {
    expect(titles("Tailored solutions")).toEqual([
      "Women Entrepreneurs",
      "MSMEs",
      "Startups",
    ]);
    const links = region("Tailored solutions").getAllByRole("link", {
      name: /^Learn More/,
    });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("href", expect.stringMatching(/wa\.me/));
    }
    expect(links[0]).toHaveAccessibleName(/^Learn More Women Entrepreneurs/);
  });

  it("explains the process in six numbered steps", () => {
    expect(titles("Six steps, one unbroken line")).toEqual([
      "Discovery & Analysis",
      "Strategy Development",
      "Implementation Planning",
      "Execution Support",
      "Monitoring & Optimization",
      "Long-term Growth Planning",
    ]);
  });

  it("ends with the request for a consultation", () => {
    const link = screen.getByRole("link", { name: /^Request a Consultation/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("href", expect.stringMatching(/booking/));
  });
});
