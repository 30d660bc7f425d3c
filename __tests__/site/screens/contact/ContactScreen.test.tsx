import { screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page, site } = pageData<Queries.ContactScreenQuery>("/contact").data;

beforeEach(() => renderScreen(ContactScreen, "/contact"));

describe("the contact page", () => {
  it("offers phone and e-mail beside a form of four fields", () => {
    expect(screen.getByRole("link", { name: site.phone })).toHaveAttribute(
      "href",
      `tel:${site.phone.replace(/[^+\d]/g, "")}`,
    );
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
  });

  it("lists each office with its e-mail address", () => {
    for (const { region, email } of site.offices) {
      expect(
        screen.getByRole("heading", { name: region, level: 3 }),
      ).toBeVisible();
      expect(screen.getByRole("link", { name: email })).toHaveAttribute(
        "href",
        `mailto:${email}`,
      );
    }
  });

  it("names the profiles to follow, each in a new tab", () => {
    const follow = screen.getByRole("region", { name: page.follow.heading });
    expect(
      within(follow)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(
      site.socialProfiles
        .filter((profile) => profile.follow)
        .map(({ label }) => `${label} (opens in a new tab)`),
    );
  });
});
