import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ArticleNotFoundScreen from "../../../../src/site/screens/article/ArticleNotFoundScreen";
import { labels } from "../../../support/labels";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

/** The not-found page knows this view, too. */
const { data } = pageData<Queries.NotFoundScreenQuery>("/404");
const { notFound, backToNews } = data.article;
const { articles } = data;

const item = {
  title: "A till that tells",
  description: "What a shop learns from its own receipts.",
  path: "/article/news-0",
  href: "/article/news-0",
  date: "2026-03-02",
  published: "2 March 2026",
  category: { name: "Funding", tone: "blue" },
} as const;

describe("an id without a full article", () => {
  beforeEach(async () => {
    window.history.replaceState(null, "", "/article/news-0");
    await renderScreen(ArticleNotFoundScreen, "/404", {
      data: { page: data.article, site: data.site, item, articles },
    });
  });

  it("says that there is no article and shows the way back", () => {
    expect(
      screen.getByRole("heading", { level: 1, name: notFound.title }),
    ).toBeInTheDocument();
    expect(screen.getByText(notFound.text)).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: backToNews.label }),
    ).toHaveAttribute("href", backToNews.to);
  });

  it("says what the item is about, and that its text is not there yet", () => {
    const about = within(screen.getByRole("region", { name: item.title }));
    expect(about.getByText(item.description)).toBeInTheDocument();
    expect(
      about.getByText(notFound.announced, { exact: false }),
    ).toHaveTextContent(item.published);
  });

  it("proposes the articles that are there, and the search", async () => {
    const opened = jest.fn();
    window.addEventListener("opensearch", opened);
    const links = articles.length
      ? within(
          screen.getByRole("region", { name: notFound.articlesHeading }),
        ).getAllByRole("link")
      : [];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      articles.map(({ href }) => href),
    );
    await userEvent.click(
      screen.getByRole("button", { name: labels.search.title }),
    );
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("is named after the brand and kept out of search engines", async () => {
    await waitFor(() =>
      expect(document.title).toBe(
        notFound.seo.title.replace("{brand}", data.site.brand.fullName),
      ),
    );
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex",
    );
  });
});
