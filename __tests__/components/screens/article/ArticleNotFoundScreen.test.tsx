import { screen, within } from "@testing-library/react";
import articleLabels from "../../../../content/pages/article.json";
import { articleNotFoundPath } from "../../../../src/common/itemPaths";
import ArticleNotFoundScreen from "../../../../src/site/screens/article/ArticleNotFoundScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#article-not-found */

const { data } =
  pageData<Queries.ArticleNotFoundScreenQuery>(articleNotFoundPath);
const { notFound } = articleLabels;

const item = {
  contentId: "news-0",
  title: "A till that tells",
  description: "What a shop learns from its own receipts.",
  path: "/article/news-0",
  href: "/article/news-0",
  date: "2026-03-02",
  shownDate: "2 March 2026",
  category: { name: "Funding", tone: "primary" },
  shownNotice: notFound.awaited,
} as const;

const render = (changes: Partial<Queries.ItemSummaryFragment> = {}) =>
  renderScreen(ArticleNotFoundScreen, articleNotFoundPath, {
    data: { ...data, item: { ...item, ...changes } },
  });

test("an id without a full text shows a summary of the item and other articles", async () => {
  await render();
  const summary = within(screen.getByRole("region", { name: item.title }));
  expect(summary.getByText(item.description)).toBeInTheDocument();
  expect(summary.queryByRole("link")).toBeNull();
  // The item stands on the site: its summary comes before the words for one that was removed.
  expect(
    summary
      .getByText(notFound.awaited)
      .compareDocumentPosition(screen.getByText(notFound.text)),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(
      screen.getByRole("region", { name: notFound.articlesHeading }),
    ).getAllByRole("article"),
  ).toHaveLength(data.articles.length);
});

test.each([
  ["a feature", { href: "/cohort" }, "/cohort"],
  ["an event", { path: "/events/news-0", href: "/contact" }, "/events/news-0"],
])("%s links to its page", async (_name, addresses, to) => {
  await render({ ...addresses, shownNotice: null });
  expect(screen.queryByText(notFound.awaited)).toBeNull();
  expect(screen.getByRole("link", { name: item.title })).toHaveAttribute(
    "href",
    to,
  );
});
