import { screen, within } from "@testing-library/react";
import { Pagination } from "../../../../src/site/screens/news-articles/Pagination";
import { renderWithTheme } from "../../../support/render";

const links = (page: number | undefined, pages: number) => {
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
  return within(
    screen.getByRole("navigation", { name: "Pages of the list" }),
  ).getAllByRole("link");
};

test.each([
  ["the first page", 1, 2, ["1 /list/1", "2 /list/2", "Older /list/2"]],
  ["the last page", 2, 2, ["Newer /list/1", "1 /list/1", "2 /list/2"]],
  ["elsewhere", undefined, 2, ["1 /list/1", "2 /list/2"]],
] as const)("from %s links lead to all pages", (_place, page, pages, to) => {
  expect(
    links(page, pages).map(
      (link) => `${link.textContent} ${link.getAttribute("href")}`,
    ),
  ).toEqual(to);
});

test("the current page is marked, and each number says that it is a page", () => {
  links(2, 2);
  expect(screen.getByRole("link", { name: "Page 1" })).not.toHaveAttribute(
    "aria-current",
  );
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});
