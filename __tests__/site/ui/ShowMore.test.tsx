import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShowMore } from "../../../src/site/ui/ShowMore";
import { renderWithTheme } from "../../support/render";

const services = Array.from(
  { length: 14 },
  (_, index) => `Service ${index + 1}`,
);

const list = () => (
  <ShowMore initial={6} moreLabel="Load More" lessLabel="Load Less Services">
    {services.map((service) => (
      <li key={service}>{service}</li>
    ))}
  </ShowMore>
);

afterEach(() => {
  document.documentElement.classList.remove("js");
});

describe("a long list", () => {
  it("shows six entries, all after the button, and six again", async () => {
    document.documentElement.classList.add("js");
    renderWithTheme(list());
    expect(screen.getAllByRole("listitem")).toHaveLength(6);

    await userEvent.click(screen.getByRole("button", { name: "Load More" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(14);

    const less = screen.getByRole("button", { name: "Load Less Services" });
    expect(less).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(less);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
  });

  it("shows everything without scripts", () => {
    renderWithTheme(list());
    expect(screen.getAllByRole("listitem")).toHaveLength(14);
  });
});
