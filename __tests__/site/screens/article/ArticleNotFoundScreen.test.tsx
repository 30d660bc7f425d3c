import { screen, waitFor } from "@testing-library/react";
import site from "../../../../content/site.json";
import ArticleNotFoundScreen from "../../../../src/site/screens/article/ArticleNotFoundScreen";
import { renderScreen } from "../../../support/renderScreen";

describe("an id without a full article", () => {
  beforeEach(async () => {
    window.history.replaceState(null, "", "/article/news-3");
    await renderScreen(ArticleNotFoundScreen, "ArticleNotFoundScreen");
  });

  it("shows Article Not Found and the way back", () => {
    expect(
      screen.getByRole("heading", { level: 1, name: "Article Not Found" }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        "The article you're looking for doesn't exist or has been removed.",
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: "Back to News & Articles" }),
    ).toHaveAttribute("href", "/news-articles");
  });

  it("is named after the brand and kept out of search engines", async () => {
    await waitFor(() =>
      expect(document.title).toBe(`Article - ${site.brand.fullName}`),
    );
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex",
    );
  });
});
