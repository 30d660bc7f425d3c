import { screen, waitFor } from "@testing-library/react";
import ArticleNotFoundScreen from "../../../../src/site/screens/article/ArticleNotFoundScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

/** The not-found page knows this view, too. */
const { data } = pageData<Queries.NotFoundScreenQuery>("/404");
const { notFound, backToNews } = data.article;

describe("an id without a full article", () => {
  beforeEach(async () => {
    window.history.replaceState(null, "", "/article/news-0");
    await renderScreen(ArticleNotFoundScreen, "/404", {
      data: { page: data.article, site: data.site },
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
