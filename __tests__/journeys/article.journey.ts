import words from "../../content/pages/article.json";
import interfaceLabels from "../../content/shared/interface.json";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import {
  pathsWithoutArticle,
  proposingPair,
  readers,
  type Reader,
} from "../support/readers";
import { publishedItems } from "../support/onDay";
import { field } from "../support/readContent";
import { visit } from "../support/visit";

const noReader: Reader = {
  path: "",
  title: "",
  readTime: "",
  author: "",
  tags: [],
  links: [],
  proposes: [],
};
const [first = noReader, second = noReader] = proposingPair();
/** An article whose text leads to another page, and that page. */
const [linked] = readers().flatMap(({ path, links }) =>
  links
    .filter((to) => to !== path && !to.startsWith("/article"))
    .map((to) => ({ path, to })),
);
const [event] = publishedItems("events");
const eventTitle = String(field(event, "title"));
const eventId = String(field(event, "id"));
const pageData = `**/page-data${second.path}/page-data.json`;
const labelOf = (kind: string) =>
  words.share.find((target) => target.kind === kind)?.label ?? "";

test.describe("Article reader", () => {
  test.skip(!second.path, "The content has no articles that lead on.");

  test("a link in the text leads to its page without loading a document", async ({
    page,
  }) => {
    if (!linked) return test.skip();
    await visit(page, linked.path);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page
      .getByRole("article")
      .locator(`a[href="${linked.to}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(linked.to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toBe(0);
  });

  test("the share buttons open the networks or copy the address", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/request to another host|ERR_NAME_NOT_RESOLVED/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, first.path);
    const opened = context.waitForEvent("request", (request) =>
      request.url().startsWith("https://x.com/intent/post?url="),
    );
    await page.getByRole("button", { name: labelOf("x"), exact: true }).click();
    await opened;
    await page.bringToFront();
    await page
      .getByRole("button", { name: labelOf("copy"), exact: true })
      .click();
    await expect(
      page.getByRole("region", { name: interfaceLabels.notifications }),
    ).toContainText(words.copiedToast);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${first.path}$`),
    );
  });

  test("another id shows a spinner, then the other article; Back brings the first one back", async ({
    page,
  }) => {
    const answer = await holdRequests(page, pageData);
    await visit(page, first.path);
    await page.getByRole("link", { name: second.title }).first().click();
    const spinner = page.getByRole("status", { name: interfaceLabels.loading });
    await expect(spinner).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      second.title,
    );
    await expect(spinner).toBeHidden();
    await expect(page).toHaveURL(second.path);
    await expect(page).toHaveTitle(second.title);
    await page.goBack();
    await expect(page).toHaveTitle(first.title);
  });

  test("a load failure is retried, logged, and ends in Article Not Found", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|could not be loaded/);
    await page.route(pageData, (route) => route.abort());
    await visit(page, first.path);
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes(`${second.path} could not be loaded`),
    );
    await page.getByRole("link", { name: second.title }).first().click();
    await expect(
      page.getByRole("heading", { level: 1, name: words.notFound.title }),
    ).toBeVisible({ timeout: 12_000 });
    expect((await logged).type()).toBe("error");
    await expect(page).toHaveURL(second.path);
  });
});

for (const [what, path, status] of [
  ["an id without a full article", pathsWithoutArticle()[0], 200],
  ["an event", event ? `/article/${eventId}` : undefined, 200],
  ["an unknown id", "/article/news-0", 404],
] as const) {
  test(`${what} ends in Article Not Found`, async ({ page, allowConsole }) => {
    if (!path) return test.skip();
    allowConsole(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(
      page.getByRole("heading", { level: 1, name: words.notFound.title }),
    ).toBeVisible();
    await expect(page.getByText(words.notFound.text)).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: words.backToNews.label, exact: true })
      .click();
    await expect(page).toHaveURL("/news-articles");
  });
}

test("the reader's page of an event leads to the event's own", async ({
  page,
}) => {
  if (!event) return test.skip();
  await visit(page, `/article/${eventId}`);
  await page.getByRole("link", { name: eventTitle, exact: true }).click();
  await expect(page).toHaveURL(`/events/${eventId}`);
});
