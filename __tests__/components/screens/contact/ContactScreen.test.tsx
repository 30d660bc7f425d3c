import { renderHook, screen, within } from "@testing-library/react";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { useShell } from "../../../../src/site/ui/hooks/useShell";
import { pageData, pathOf } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#contact, docs/product.md#what-a-form-says-before-it-is-sent */

const { page, site: firm } = pageData<Queries.ContactScreenQuery>(
  pathOf("contact"),
).data;
const { form, follow } = page;
if (!form) throw new Error("The page has no form.");
const { site } = renderHook(useShell).result.current;

/** Offices may share an address; their links are the same. */
const hrefOf = (name: string) =>
  screen.getAllByRole("link", { name })[0]?.getAttribute("href");

test("the contact page has the phone number, the e-mail addresses and the profiles to follow, and links to the privacy notice", async () => {
  await renderScreen(ContactScreen, pathOf("contact"));
  expect(hrefOf(site.phone)).toBe(site.phoneHref);
  for (const { email } of [site, ...(firm.offices ?? [])])
    expect(hrefOf(email)).toBe(`mailto:${email}`);
  expect(
    within(screen.getByRole("form")).getByRole("link", {
      name: form.privacy.label,
    }),
  ).toHaveAttribute("href", form.privacy.to);
  const links = screen
    .queryAllByRole("region", { name: follow?.heading })
    .flatMap((profiles) =>
      within(profiles).getAllByRole<HTMLAnchorElement>("link"),
    );
  expect(
    links.map(({ textContent, target }) => [textContent.trim(), target]),
  ).toEqual(
    (site.socialProfiles ?? [])
      .filter((profile) => profile.follow)
      .map(({ label }) => [label, "_blank"]),
  );
});

test("the fields are required or not, of a type and of limited length", async () => {
  await renderScreen(ContactScreen, pathOf("contact"));
  for (const [name, ...expected] of [
    [form.nameLabel, true, "text", 100],
    [form.emailLabel, true, "email", 254],
    [form.phoneLabel, false, "tel", 30],
    [form.messageLabel, true, "textarea", -1],
  ] as const) {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name });
    const { required, type, maxLength } = field;
    expect([name, required, type, maxLength]).toEqual([name, ...expected]);
  }
});
