import { renderHook, screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { useShell } from "../../../../src/site/ui/hooks/useShell";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { page, site: firm } =
  pageData<Queries.ContactScreenQuery>("/contact").data;
const { site } = renderHook(useShell).result.current;

/** Offices may share an address; their links are the same. */
const hrefOf = (name: string) =>
  screen.getAllByRole("link", { name })[0]?.getAttribute("href");

test("the contact page has the phone number, the e-mail addresses, the offices and the profiles to follow", async () => {
  await renderScreen(ContactScreen, "/contact");
  expect(hrefOf(site.phone)).toBe(`tel:${site.phone.replace(/[^+\d]/g, "")}`);
  for (const { email } of [site, ...firm.offices])
    expect(hrefOf(email)).toBe(`mailto:${email}`);
  for (const { region } of firm.offices)
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
