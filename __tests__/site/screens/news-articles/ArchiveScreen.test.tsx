import { screen, waitFor, within } from "@testing-library/react";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const built = pageData<Queries.ArchiveScreenQuery>("/news-articles/blogs");
const { items, hub } = built.data;
const { label = "", linkLabel = "" } =
  hub.tabs.find(({ kind }) => kind === "blogs") ?? {};

beforeEach(() =>
  renderScreen(ArchiveScreen, "/news-articles/blogs", {
    pageContext: {
      kind: "blogs",
      label,
      heading: `All ${label}`,
      page: 2,
      paths: ["", "/2", "/3"].map((page) => `/news-articles/blogs${page}`),
      isIndexed: true,
      contentIds: items.map(({ contentId }) => contentId),
    },
  }),
);

describe("a page of an archive", () => {
  it("says what it lists and which page it is", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      `All ${label}`,
    );
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      fillTemplate(hub.archive.position, { page: 2, pages: 3 }),
    );
  });

  it("lists its items in order, each with picture, category, date, title and link", () => {
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(items.length);
    cards.forEach((card, index) => {
      const { title, href, published, category } = items[index] ?? {};
      const inCard = within(card);
      expect(inCard.getByRole("link", { name: linkLabel })).toHaveAttribute(
        "href",
        href,
      );
      expect(inCard.getByRole("img")).toHaveAccessibleName();
      expect(inCard.getByText(category?.name ?? "")).toBeInTheDocument();
      expect(card.querySelector("time")).toHaveTextContent(published ?? "");
      expect(inCard.getByRole("heading", { level: 3 })).toHaveTextContent(
        title ?? "",
      );
    });
  });

  it("leads to the newer and older pages", () => {
    const { pagesLabel, newer, older } = hub.archive;
    const pages = within(screen.getByRole("navigation", { name: pagesLabel }));
    expect(pages.getByRole("link", { name: newer })).toHaveAttribute(
      "href",
      "/news-articles/blogs",
    );
    expect(pages.getByRole("link", { name: older })).toHaveAttribute(
      "href",
      "/news-articles/blogs/3",
    );
  });

  it("has a title of its own, for search engines too", async () => {
    const title = fillTemplate(hub.archive.seo.title, { label, page: 2 });
    await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      "index, follow",
    );
  });
});
