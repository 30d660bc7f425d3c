import { screen, within } from "@testing-library/react";
import { Pagination } from "../../../../src/site/screens/news-articles/Pagination";
import { renderWithTheme } from "../../../support/renderWithTheme";

const renderPage = (page: number | undefined, pages: number) =>
  renderWithTheme(
    <Pagination
      page={page}
      paths={Array.from({ length: pages }, (_, index) => `/list/${index + 1}`)}
      labels={{
        pagesLabel: "Pages of the list",
        pageLabel: "Page {page}",
        newer: "Newer",
        older: "Older",
      }}
    />,
  );

const links = () =>
  within(screen.getByRole("navigation", { name: "Pages of the list" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("links to the pages of a long list", () => {
  it("are not there when one page holds all", () => {
    renderPage(1, 1);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("lead from the first page to older ones only", () => {
    renderPage(1, 2);
    expect(links()).toEqual([
      ["1", "/list/1"],
      ["2", "/list/2"],
      ["Older", "/list/2"],
    ]);
  });

  it("lead from the last page to newer ones only", () => {
    renderPage(2, 2);
    expect(links().map(([label]) => label)).toEqual(["Newer", "1", "2"]);
  });

  it("lead from the middle of a list to all of it", () => {
    renderPage(3, 4);
    expect(links()).toEqual([
      ["Newer", "/list/2"],
      ["1", "/list/1"],
      ["2", "/list/2"],
      ["3", "/list/3"],
      ["4", "/list/4"],
      ["Older", "/list/4"],
    ]);
  });

  it("lead from elsewhere to all of it", () => {
    renderPage(undefined, 2);
    expect(links()).toEqual([
      ["1", "/list/1"],
      ["2", "/list/2"],
    ]);
  });

  it("say which page is shown", () => {
    renderPage(2, 3);
    const pages = ["Page 1", "Page 2", "Page 3"].map((name) =>
      screen.getByRole("link", { name }),
    );
    expect(pages.map((link) => link.getAttribute("aria-current"))).toEqual([
      null,
      "page",
      null,
    ]);
  });
});
