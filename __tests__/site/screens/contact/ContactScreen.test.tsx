import { screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { renderScreen } from "../../../support/renderScreen";

beforeEach(() => renderScreen(ContactScreen, "ContactScreen"));

describe("the contact page", () => {
  it("offers phone and e-mail beside the form", () => {
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(
      screen.getByRole("link", { name: "+91 00000 00000" }),
    ).toHaveAttribute("href", "tel:+910000000000");
    expect(
      screen.getByRole("link", { name: "hello@example.com" }),
    ).toHaveAttribute("href", "mailto:hello@example.com");
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
  });

  it.each([
    ["India", "india@example.com"],
    ["Australia", "australia@example.com"],
    ["United Kingdom", "uk@example.com"],
    ["Canada", "canada@example.com"],
    ["Singapore", "singapore@example.com"],
  ])("lists the office in %s with its e-mail address", (region, email) => {
    expect(
      screen.getByRole("heading", { name: region, level: 3 }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: email })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
  });

  it("has the women's network and five profiles to follow", () => {
    expect(
      screen.getByRole("link", { name: /^Join the Community/ }),
    ).toHaveAttribute("target", "_blank");
    const follow = screen.getByRole("region", { name: "Follow Us" });
    const names = within(follow)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(names).toEqual(
      ["LinkedIn", "Instagram", "YouTube", "Facebook", "X"].map(
        (name) => `${name} (opens in a new tab)`,
      ),
    );
  });
});
