import { screen } from "@testing-library/react";
import { articlePath } from "../../../../src/common/itemPaths";
import ArticleScreen from "../../../../src/site/screens/article/ArticleScreen";
import { articlePaths, pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#article-page */

test("an article shows the day of its last change and the author's own words", async () => {
  const [path = articlePath("news-1")] = articlePaths;
  const { data } = pageData<Queries.ArticleScreenQuery>(path);
  const { item } = data;
  if (!item?.article) throw new Error(`${path} has no full text.`);
  const blurb = "He has kept shops for thirty years.";
  const article = {
    ...item.article,
    updated: "2026-10-05",
    shownUpdated: "5 October 2026",
    author: { ...item.article.author, blurb },
  };
  await renderScreen(ArticleScreen, path, {
    data: { ...data, item: { ...item, article } },
  });
  expect(screen.getByText("Updated 5 October 2026")).toBeVisible();
  expect(screen.getByText(blurb)).toBeVisible();
});
