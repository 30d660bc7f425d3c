import interfaceLabels from "../../content/shared/interface.json";
import { expect, holdRequests, test } from "../support/journey";
import { articlePaths, pageData } from "../support/pages";

interface Article {
  item: { title: string; article: { html: string } };
  related: readonly { href: string; title: string }[];
}

const articles = articlePaths.map((path) => {
  const { item, related } = pageData<Article>(path).data;
  const links = [...item.article.html.matchAll(/href="(\/[\w/-]*)"/g)];
  return {
    path,
    title: item.title,
    /** The first link in the text that leads to a page other than an article. */
    linked: links
      .map(([, to = ""]) => to)
      .find((to) => to !== path && !to.startsWith("/article")),
    /** A related article. */
    next: related.find(({ href }) => articlePaths.includes(href)),
  };
});

test("a link in the text opens its page without a full page load", async ({
  page,
}) => {
  const article = articles.find(({ linked }) => linked);
  if (!article?.linked) return test.skip();
  await page.goto(article.path);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page
    .getByRole("article")
    .locator(`a[href="${article.linked}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(article.linked);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toBe(0);
});

test("a related article shows a spinner while it loads; Back returns to the first article @engines", async ({
  page,
}) => {
  const article = articles.find(({ next }) => next);
  if (!article?.next) return test.skip();
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
