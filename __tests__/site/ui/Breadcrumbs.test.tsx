import { screen } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/site/ui/Breadcrumbs";
import { PageProvider } from "../../../src/site/ui/PageContext";
import { renderWithTheme } from "../../support/render";

const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: "Business Consulting", to: "/services/consulting" },
];

describe("the way to a page", () => {
  it("links to the pages above and names the page itself", () => {
    renderWithTheme(
      <PageProvider
        value={{
          pagePath: "/services/consulting",
          colorScheme: "light",
          trail,
        }}
      >
        <Breadcrumbs />
      </PageProvider>,
    );
    expect(
      screen.getAllByRole("link").map((link) => link.getAttribute("href")),
    ).toEqual(["/", "/services"]);
    expect(screen.getByText("Business Consulting")).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  it("is not there where a page has no way to it", () => {
    renderWithTheme(<Breadcrumbs />);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});
