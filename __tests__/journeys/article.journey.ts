import site from "../../content/site.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";
import { countOf } from "../support/readContent";
import { said } from "../support/said";

const pageData = "**/page-data/article/news-2/page-data.json";
const secondStory = said("news/news-2", "title");

test.describe("Article reader", () => {
  test("shows the whole article and names the tab after it", async ({
    page,
  }) => {
    await visit(page, "/article/news-1");
    const title = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveTitle(await title.innerText());
    const article = page.getByRole("article", {
      name: said("news/news-1", "title"),
    });
    await expect(
      article.getByText(said("news/news-1", "article.readTime")),
    ).toBeVisible();
    await expect(article.getByRole("blockquote")).toBeVisible();
    await expect(
      article
        .getByRole("group", { name: said("pages/article", "tagsLabel") })
        .getByRole("listitem"),
    ).toHaveCount(countOf("news/news-1", "article", "tags"));
    await expect(
      article.getByText(
        said("pages/article", "authorBlurb").split(/\{\w+\}/)[1] ?? "",
      ),
    ).toBeVisible();
    await page
      .getByRole("link", { name: said("pages/article", "backToNews.label") })
      .click();
    await expect(page).toHaveURL("/news-articles");
  });

  test("a link in the text leads to its page without loading a document", async ({
    page,
  }) => {
    await visit(page, "/article/news-1");
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.getByRole("link", { name: "funding team" }).click();
    await expect(page).toHaveURL("/services/funding");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toBe(0);
  });

  test("the four share buttons lead to the networks or copy the address", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/article/news-1");
    const share = page.getByRole("group", {
      name: said("pages/article", "shareHeading"),
    });
    for (const [name, address] of [
      [
        said("pages/article", "share[kind=linkedin].label"),
        /^https:\/\/www\.linkedin\.com\/sharing/,
      ],
      [
        said("pages/article", "share[kind=facebook].label"),
        /^https:\/\/www\.facebook\.com\/sharer/,
      ],
      [
        said("pages/article", "share[kind=x].label"),
        /^https:\/\/x\.com\/intent\/post/,
      ],
    ] as const) {
      const link = share.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await share
      .getByRole("button", {
        name: said("pages/article", "share[kind=copy].label"),
      })
      .click();
    await expect(
      page.getByRole("region", {
        name: said("shared/interface", "notifications"),
      }),
    ).toContainText(said("pages/article", "copiedToast"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/article\/news-1$/,
    );
  });

  test("a failing copy is said", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await visit(page, "/article/news-1");
    await page
      .getByRole("button", {
        name: said("pages/article", "share[kind=copy].label"),
      })
      .click();
    await expect(
      page.getByRole("region", {
        name: said("shared/interface", "notifications"),
      }),
    ).toContainText(said("pages/article", "copyFailedToast"));
  });

  test("a touch device gets its own share dialog as well", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => {
          document.body.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await visit(page, "/article/news-1");
    await page
      .getByRole("button", {
        name: said("pages/article", "shareHeading"),
        exact: true,
      })
      .tap();
    await expect(page.locator("body")).toHaveAttribute(
      "data-shared",
      /\/article\/news-1$/,
    );
    await context.close();
  });

  test("You Might Also Like shows three other items", async ({ page }) => {
    await visit(page, "/article/news-1");
    const related = page.getByRole("region", {
      name: said("pages/article", "relatedHeading"),
    });
    await expect(related.getByRole("article")).toHaveCount(3);
    await expect(related.getByText(said("news/news-1", "title"))).toHaveCount(
      0,
    );
  });
});

test.describe("Article reader: states", () => {
  test("another id reloads everything, and Back brings the first one back", async ({
    page,
  }) => {
    await visit(page, "/article/news-1");
    await page.getByRole("link", { name: secondStory }).click();
    await expect(page).toHaveURL("/article/news-2");
    await expect(page).toHaveTitle(secondStory);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      secondStory,
    );
    await expect(
      page.getByText(said("news/news-2", "article.readTime")),
    ).toBeVisible();
    await expect(
      page.getByText(said("news/news-2", "article.author.name")).first(),
    ).toBeVisible();
    await expect(
      page.getByRole("link", {
        name: said("pages/article", "share[kind=linkedin].label"),
      }),
    ).toHaveAttribute("href", /news-2$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(said("news/news-1", "title"));
  });

  test("loading: a spinner shows until the article is there", async ({
    page,
  }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(pageData, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, "/article/news-1");
    await page.getByRole("link", { name: secondStory }).click();
    await expect(
      page.getByRole("status", { name: said("shared/interface", "loading") }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      secondStory,
    );
    await expect(
      page.getByRole("status", { name: said("shared/interface", "loading") }),
    ).toBeHidden();
  });
});

test.describe("Article reader: unknown id or failed load", () => {
  for (const [path, what] of [
    ["/article/news-3", "an id without a full article"],
    ["/article/events-5", "an event"],
    ["/article/news-99", "an unknown id"],
  ] as const) {
    test(`${what} ends in Article Not Found`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/status of 404/);
      await page.goto(path);
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: said("pages/article", "notFound.title"),
        }),
      ).toBeVisible();
      await expect(
        page.getByText(said("pages/article", "notFound.text")),
      ).toBeVisible();
      await expect(page).toHaveTitle(`Article - ${site.brand.fullName}`);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute(
        "content",
        "noindex",
      );
      await expectAccessible(page);
      await page
        .getByRole("link", { name: said("pages/article", "backToNews.label") })
        .click();
      await expect(page).toHaveURL("/news-articles");
    });
  }

  test("a load failure is retried 3 times, logged, and ends in Article Not Found", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|\/article\/news-2 could not be loaded/);
    await page.route(pageData, (route) => route.abort());
    await visit(page, "/article/news-1");
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("/article/news-2 could not be loaded"),
    );
    await page.getByRole("link", { name: secondStory }).click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: said("pages/article", "notFound.title"),
      }),
    ).toBeVisible({ timeout: 12_000 });
    expect((await logged).type()).toBe("error");
    await expect(page).toHaveURL("/article/news-2");
  });
});
