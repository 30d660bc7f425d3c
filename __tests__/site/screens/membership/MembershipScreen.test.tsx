import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MembershipScreen from "../../../../src/site/screens/membership/MembershipScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page, partnerCredits } =
  pageData<Queries.MembershipScreenQuery>("/membership").data;

beforeEach(() => renderScreen(MembershipScreen, "/membership"));

/** The panel of an audience, after its tab has been chosen. */
async function open(audience: string) {
  await userEvent.click(screen.getByRole("tab", { name: audience }));
  return within(screen.getByRole("tabpanel", { name: audience }));
}

describe("the membership page", () => {
  it("gives each audience its tiers with their prices and benefits", async () => {
    for (const { audience, tiers } of page.groups) {
      const panel = await open(audience);
      for (const { name, price, benefits } of tiers) {
        const tier = panel
          .getByRole("heading", { name })
          .closest("li, article, section");
        expect(tier).toHaveTextContent(`₹${price.toLocaleString("en-IN")}`);
        for (const benefit of benefits) expect(tier).toHaveTextContent(benefit);
      }
    }
  });

  it("lets each higher tier include the one below", async () => {
    for (const { audience, tiers } of page.groups) {
      const panel = await open(audience);
      for (const { name } of tiers.slice(0, -1))
        expect(
          panel.getByText(page.labels.includes.replace("{tier}", name)),
        ).toBeVisible();
    }
  });

  it("shows a mark of every partner", () => {
    const partners = within(
      screen.getByRole("region", { name: page.partners.heading }),
    );
    for (const { logo } of partnerCredits.partners)
      expect(partners.getAllByRole("img", { name: logo.alt })[0]).toBeVisible();
  });

  it("leads to the form from the offer", () => {
    const { heading, action } = page.offer;
    const claim = within(
      screen.getByRole("region", { name: heading }),
    ).getByRole("link", { name: (name) => name.startsWith(action.label) });
    expect(claim).toHaveAttribute("href", action.to);
  });
});
