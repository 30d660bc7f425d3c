import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MembershipScreen from "../../../../src/site/screens/membership/MembershipScreen";
import { renderScreen } from "../../../support/renderScreen";

beforeEach(() => renderScreen(MembershipScreen, "MembershipScreen"));

/** The panel of an audience, after its tab has been chosen. */
async function open(audience: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("tab", { name: audience }));
  return screen.getByRole("tabpanel", { name: audience });
}

describe("the membership page", () => {
  it("has its heading, its tagline and its four further sections", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Exclusive Membership Program",
    );
    expect(
      screen.getByText("Empowering Ambition, Building Legacies"),
    ).toBeVisible();
    for (const name of [
      "All Members Get",
      "Partner Benefits & Credits",
      "Limited Time Offer",
    ]) {
      expect(screen.getByRole("region", { name })).toBeVisible();
    }
  });

  it.each([
    ["Startups", "15% legal discount"],
    ["Startups", "500+ founders community"],
    ["Startups", "12 webinars per year"],
    ["MSMEs", "20% trademark discount"],
    ["Women Entrepreneurs", "10% discount on every programme"],
    ["Business Owners", "Profile in the 5,000+ member hub"],
    ["Business Owners", "Feature sent to 50k+ newsletter subscribers"],
  ])("gives %s: %s", async (audience, benefit) => {
    expect(within(await open(audience)).getByText(benefit)).toBeVisible();
  });

  it("lets each higher tier include the one below", async () => {
    const panel = within(await open("Women Entrepreneurs"));
    expect(panel.getByText("Everything in Spark")).toBeVisible();
    expect(panel.getByText("Everything in Rise")).toBeVisible();
    expect(panel.getAllByText(/^Everything in/)).toHaveLength(2);
  });

  it("shows four perks for all members and six partners with $8,500+", () => {
    const perks = within(
      screen.getByRole("region", { name: "All Members Get" }),
    );
    expect(perks.getAllByRole("term")).toHaveLength(4);
    const partners = within(
      screen.getByRole("region", { name: "Partner Benefits & Credits" }),
    );
    expect(partners.getAllByRole("listitem")).toHaveLength(6);
    expect(
      partners.getByRole("img", { name: "Generic mark of the cloud provider" }),
    ).toHaveAttribute("src", expect.stringMatching(/\.svg$/));
    expect(partners.getByText(/^\$8,500\+ in perks/)).toBeVisible();
  });

  it("leads to the external form from the offer", () => {
    const offer = within(
      screen.getByRole("region", { name: "Limited Time Offer" }),
    );
    expect(
      offer.getByText(
        "15% off plus a free 1:1 career audit for the first 50 sign-ups.",
      ),
    ).toBeVisible();
    const claim = offer.getByRole("link", { name: /^Claim Your Offer Now/ });
    expect(claim).toHaveAttribute("target", "_blank");
    const [start] = screen.getAllByRole("link", { name: /^Get Started/ });
    expect(claim).toHaveAttribute("href", start?.getAttribute("href"));
  });
});
