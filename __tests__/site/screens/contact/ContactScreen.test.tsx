import { screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { page, site } = pageData<Queries.ContactScreenQuery>("/contact").data;

/** Offices may share an address; their links are the same. */
const hrefOf = (name: string) =>
  screen.getAllByRole("link", { name })[0]?.getAttribute("href");

test("the contact page has the phone number, the e-mail addresses, the offices and the profiles to follow", async () => {
  await renderScreen(ContactScreen, "/contact");
  expect(hrefOf(site.phone)).toBe(`tel:${site.phone.replace(/[^+\d]/g, "")}`);
  for (const { email } of [site, ...site.offices])
    expect(hrefOf(email)).toBe(`mailto:${email}`);
  for (const { region } of site.offices)
    expect(
      screen.getAllByRole("heading", { name: region, level: 3 })[0],
    ).toBeVisible();
  const links = screen
    .queryAllByRole("region", { name: page.follow.heading })
    .flatMap((follow) =>
      within(follow).getAllByRole<HTMLAnchorElement>("link"),
    );
  expect(links.map(({ textContent, target }) => [textContent, target])).toEqual(
    site.socialProfiles
      .filter((profile) => profile.follow)
      .map(({ label }) => [label, "_blank"]),
  );
});
