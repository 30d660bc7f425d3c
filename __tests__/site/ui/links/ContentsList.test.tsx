import { screen } from "@testing-library/react";
import { ContentsList } from "../../../../src/site/ui/links/ContentsList";
import { renderWithTheme } from "../../../support/render";

// jsdom applies no media queries: it sees the styles of phones.
it("an address with #contents leads to the list on phones", () => {
  renderWithTheme(
    <ContentsList
      heading="On this page"
      sections={[{ id: "part-rights", heading: "Your rights" }]}
    />,
  );
  const list = screen.getByRole("navigation", { name: "On this page" });
  expect(list).toContainElement(document.getElementById("contents"));
  expect(document.getElementById("contents")).toBeVisible();
});
