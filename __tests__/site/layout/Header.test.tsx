import { renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Footer } from "../../../src/site/layout/Footer";
import { Header } from "../../../src/site/layout/Header";
import { useShell } from "../../../src/site/layout/useShell";
import { missingTexts } from "../../support/missingTexts";
import { renderWithTheme } from "../../support/renderWithTheme";

const { site, documents } = renderHook(() => useShell()).result.current;

/** The entry of the navigation that leads below its own page. */
const part =
  site.navigation.find(({ to }) => to === "/services") ?? site.navigation[0];

beforeAll(() => {
  // jsdom has neither pages to go to nor dialogs that open.
  window.addEventListener("click", (event) => {
    event.preventDefault();
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe("the header", () => {
  beforeEach(() => {
    renderWithTheme(<Header site={site} path={`${part?.to}/funding`} />);
  });

  it("marks the part of the site that the page belongs to", () => {
    // jsdom has no width: the wide header is in the page but not shown.
    const navigation = screen.getByRole("navigation", { hidden: true });
    expect(
      within(navigation)
        .getAllByRole("link", { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(site.navigation.map(({ label }) => label));
    expect(
      within(navigation).getByRole("link", { current: true, hidden: true }),
    ).toHaveTextContent(part?.label ?? "");
  });

  it("leads to the booking form", () => {
    const { label, to } = site.bookNow;
    expect(
      screen
        .getAllByRole("link", { name: (name) => name.startsWith(label) })
        .map((link) => link.getAttribute("href")),
    ).toContain(to);
  });

  it("has a menu that opens as a modal dialog and closes when a link is chosen", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(screen.getByRole("dialog", { name: "Main" }));
    for (const { label } of site.socialProfiles)
      expect(
        menu.getByRole("link", { name: `${label} (opens in a new tab)` }),
      ).toBeVisible();

    await userEvent.click(
      menu.getByRole("link", { name: site.navigation[0]?.label }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });
});

describe("a header beside whose links the profiles have", () => {
  const profilesWith = (name: string) => {
    renderWithTheme(
      <Header
        site={{
          ...site,
          brand: { ...site.brand, name },
          navigation: site.navigation.slice(0, 4),
        }}
        path="/"
      />,
    );
    return screen.queryAllByRole("group", {
      name: "Social profiles",
      hidden: true,
    });
  };

  it("room shows them there and in the menu", () => {
    expect(profilesWith("Short")).toHaveLength(2);
  });

  it("no room, for the brand is long, shows them in the menu", () => {
    expect(profilesWith("A brand of many letters")).toHaveLength(1);
  });
});

describe("header and footer", () => {
  it("show all of their content", () => {
    const { container } = renderWithTheme(
      <>
        <Header site={site} path="/" />
        <Footer site={site} documents={documents} />
      </>,
    );
    expect(missingTexts(site, container)).toEqual([]);
  });
});
