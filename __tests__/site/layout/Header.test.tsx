import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Footer } from "../../../src/site/layout/Footer";
import { Header } from "../../../src/site/layout/Header";
import { queryContent } from "../../support/queryContent";
import { renderWithTheme } from "../../support/renderWithTheme";

interface Shell {
  site: Queries.HeaderFragment & Queries.FooterFragment;
}

let site: Shell["site"];

beforeAll(async () => {
  ({ site } = await queryContent<Shell>("Shell"));
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
    renderWithTheme(<Header site={site} path="/services/funding" />);
  });

  it("marks the part of the site that the page belongs to", () => {
    // jsdom has no width: the wide header is in the page but not shown.
    const navigation = screen.getByRole("navigation", { hidden: true });
    expect(
      within(navigation)
        .getAllByRole("link", { hidden: true })
        .map((link) => link.textContent),
    ).toEqual([
      "Home",
      "About Us",
      "Services",
      "Cohort",
      "News & Articles",
      "Contact Us",
    ]);
    expect(
      within(navigation).getByRole("link", { current: true, hidden: true }),
    ).toHaveTextContent("Services");
  });

  it("opens the booking form in a new tab", () => {
    expect(
      screen.getByRole("link", { name: "Book Now (opens in a new tab)" }),
    ).toHaveAttribute("target", "_blank");
  });

  it("has a menu that opens as a modal dialog and closes when a link is chosen", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = screen.getByRole("dialog", { name: "Main" });
    expect(
      within(menu).getAllByRole("link", { name: /LinkedIn|WhatsApp|^X/ }),
    ).toHaveLength(3);

    await userEvent.click(within(menu).getByRole("link", { name: "Cohort" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the footer", () => {
  it("shows copyright, reach, contact, five services and six profiles", () => {
    renderWithTheme(<Footer site={site} />);
    expect(screen.getByText(/© 2025/)).toBeInTheDocument();
    expect(screen.getByText(/3\+ countries/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    expect(screen.getByRole("link", { name: site.phone })).toHaveAttribute(
      "href",
      "tel:+910000000000",
    );
    const services = screen.getByRole("navigation", { name: "Services" });
    expect(within(services).getAllByRole("link")).toHaveLength(5);
    const profiles = screen.getByRole("group", { name: "Social profiles" });
    expect(within(profiles).getAllByRole("link")).toHaveLength(6);
  });
});
