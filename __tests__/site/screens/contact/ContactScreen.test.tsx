import { screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { page, site } = pageData<Queries.ContactScreenQuery>("/contact").data;

beforeEach(() => renderScreen(ContactScreen, "/contact"));

/** Where the first link of a name leads: offices may share an address. */
const hrefOf = (name: string) =>
  screen.getAllByRole("link", { name })[0]?.getAttribute("href");

describe("the contact page", () => {
  it("offers phone and e-mail beside a form of four fields", () => {
    expect(hrefOf(site.phone)).toBe(`tel:${site.phone.replace(/[^+\d]/g, "")}`);
    expect(hrefOf(site.email)).toBe(`mailto:${site.email}`);
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
  });

  it("lists each office with its e-mail address", () => {
    for (const { region, email } of site.offices) {
      expect(
        screen.getAllByRole("heading", { name: region, level: 3 })[0],
      ).toBeVisible();
      expect(hrefOf(email)).toBe(`mailto:${email}`);
    }
  });

  it("names the profiles to follow, each in a new tab", () => {
    const links = screen
      .queryAllByRole("region", { name: page.follow.heading })
      .flatMap((follow) =>
        within(follow).getAllByRole<HTMLAnchorElement>("link"),
      )
      .map(({ textContent, target }) => [textContent, target]);
    expect(links).toEqual(
      site.socialProfiles
        .filter((profile) => profile.follow)
        .map(({ label }) => [label, "_blank"]),
    );
  });
});
