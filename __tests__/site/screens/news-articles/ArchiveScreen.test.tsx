import { screen, waitFor, within } from "@testing-library/react";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { renderScreenIn } from "../../../support/renderScreen";

const contentIds = ["blogs-3", "blogs-1", "blogs-5"];

beforeEach(() =>
  renderScreenIn(ArchiveScreen, "ArchiveScreen", {
    kind: "blogs",
    page: 2,
    pages: 3,
    contentIds,
  }),
);

describe("a page of an archive", () => {
  it("says what it lists and which page it is", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Blogs Archive",
    );
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Page 2 of 3",
    );
  });

  it("lists its items in order, each with picture, category, date, title and link", () => {
    const cards = screen.getAllByRole("article");
    expect(
      cards.map((card) =>
        within(card)
          .getByRole("link", { name: "Read Blog" })
          .getAttribute("href"),
      ),
    ).toEqual(contentIds.map((id) => `/article/${id}`));
    for (const card of cards) {
      expect(within(card).getByRole("img")).toHaveAccessibleName();
      expect(card.querySelector("time")).toHaveTextContent(/20\d\d$/);
      expect(within(card).getByRole("heading", { level: 3 })).toHaveTextContent(
        /\w/,
      );
    }
  });

  it("leads to the newer and older pages", () => {
    const pages = within(
      screen.getByRole("navigation", { name: "Pages of the archive" }),
    );
    expect(pages.getByRole("link", { name: "Newer" })).toHaveAttribute(
      "href",
      "/news-articles/blogs",
    );
    expect(pages.getByRole("link", { name: "Older" })).toHaveAttribute(
      "href",
      "/news-articles/blogs/3",
    );
  });

  it("has a title of its own and stays out of search engines, which find the articles themselves", async () => {
    await waitFor(() =>
      expect(document.title).toMatch(/^Blogs Archive, page 2 /),
    );
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex",
    );
  });
});
