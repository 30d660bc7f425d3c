import interfaceLabels from "../../content/shared/interface.json";
import { expect, holdRequests, test } from "../support/journey";
import { articlePaths, pageData } from "../support/pages";

/** docs/product.md#article-page */

interface Article {
  item: { title: string };
  related: readonly { href: string; title: string }[];
}

/** The articles that link to a related article. */
const articles = articlePaths.flatMap((path) => {
  const { item, related } = pageData<Article>(path).data;
  const next = related.find(({ href }) => articlePaths.includes(href));
  return next ? [{ path, title: item.title, next }] : [];
});

test("a related article shows a spinner while it loads; Back returns to the first article @engines", async ({
  page,
}) => {
  const [article] = articles;
  if (!article) return test.skip();
  const { href, title } = article.next;
  const release = await holdRequests(
    page,
    `**/page-data${href}/page-data.json`,
  );
  await page.goto(article.path);
  await page.getByRole("link", { name: title }).first().click();
  const spinner = page.getByRole("status", { name: interfaceLabels.loading });
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(spinner).toBeHidden();
  await expect(page).toHaveURL(href);
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(article.title);
});
