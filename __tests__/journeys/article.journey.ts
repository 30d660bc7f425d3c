import type { Page } from "@playwright/test";
import { fillTemplate } from "../../src/common/fillTemplate";
import site from "../../content/site.json";
import { expectAccessible } from "../support/expectAccessible";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { literally } from "../support/literally";
import { visit } from "../support/visit";
import { field, pluck, readContent } from "../support/readContent";
import {
  pathsWithoutArticle,
  proposingPair,
  readers,
  type Reader,
} from "../support/readers";
import { said } from "../support/said";

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
const pageData = `**/page-data${second.path}/page-data.json`;
const secondStory = second.title;
const shareKinds = pluck(field(readContent("pages/article"), "share"), "kind");
const copies = shareKinds.includes("copy");
const backToNews = (page: Page) =>
  page.getByRole("main").getByRole("link", {
    name: said("pages/article", "backToNews.label"),
    exact: true,
  });
/** Where the links that share an article lead. */
const networks = {
  linkedin: /^https:\/\/www\.linkedin\.com\/sharing/,
  facebook: /^https:\/\/www\.facebook\.com\/sharer/,
  x: /^https:\/\/x\.com\/intent\/post/,
};

test.describe("Article reader", () => {
  test.skip(!second.path, "The content has no articles that lead on.");

  test("shows the whole article and names the tab after it", async ({
    page,
  }) => {
    await visit(page, first.path);
    const title = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveTitle(await title.innerText());
    const article = page.getByRole("article", {
      name: first.title,
    });
    await expect(article.getByText(first.readTime)).toBeVisible();
    await expect(
      article
        .getByRole("group", { name: said("pages/article", "tagsLabel") })
        .getByRole("listitem"),
    ).toHaveCount(first.tags.length);
    const [before = "", after = ""] = said("pages/article", "authorBlurb")
      .replace("{name}", first.author)
      .split("{sector}");
    await expect(
      article.getByText(
        new RegExp(`${literally(before)}.+${literally(after)}`),
      ),
    ).toBeVisible();
    await backToNews(page).click();
    await expect(page).toHaveURL("/news-articles");
  });

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

  test("the share buttons lead to the networks or copy the address", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, first.path);
    const share = page.getByRole("group", {
      name: said("pages/article", "shareHeading"),
    });
    for (const [kind, address] of Object.entries(networks)) {
      if (!shareKinds.includes(kind)) continue;
      const name = said("pages/article", `share[kind=${kind}].label`);
      const link = share.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    if (!copies) return;
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
      new RegExp(`${first.path}$`),
    );
  });

  test("a failing copy is said", async ({ page }) => {
    test.skip(!copies, "The content has no button that copies.");
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await visit(page, first.path);
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
    await visit(page, first.path);
    await page
      .getByRole("button", {
        name: said("pages/article", "shareHeading"),
        exact: true,
      })
      .tap();
    await expect(page.locator("body")).toHaveAttribute(
      "data-shared",
      new RegExp(`${first.path}$`),
    );
    await context.close();
  });

  test("You Might Also Like shows other items", async ({ page }) => {
    await visit(page, first.path);
    const related = page.getByRole("region", {
      name: said("pages/article", "relatedHeading"),
    });
    await expect(related.getByRole("article")).not.toHaveCount(0);
    await expect(related.getByText(first.title)).toHaveCount(0);
  });
});

test.describe("Article reader: states", () => {
  test.skip(!second.path, "The content has no articles that lead on.");

  test("another id reloads everything, and Back brings the first one back", async ({
    page,
  }) => {
    await visit(page, first.path);
    await page.getByRole("link", { name: secondStory }).first().click();
    await expect(page).toHaveURL(second.path);
    await expect(page).toHaveTitle(secondStory);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      secondStory,
    );
    await expect(page.getByText(second.readTime)).toBeVisible();
    await expect(page.getByText(second.author).first()).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${second.path}$`),
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(first.title);
  });

  test("loading: a spinner shows until the article is there", async ({
    page,
  }) => {
    const answer = await holdRequests(page, pageData);
    await visit(page, first.path);
    await page.getByRole("link", { name: secondStory }).first().click();
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
    ...pathsWithoutArticle()
      .slice(0, 1)
      .map((path) => [path, "an id without a full article"]),
    ["/article/events-1", "an event"],
    ["/article/news-0", "an unknown id"],
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
      await expect(page).toHaveTitle(
        fillTemplate(said("pages/article", "notFound.seo.title"), {
          brand: site.brand.fullName,
        }),
      );
      await expect(page.locator("meta[name=robots]")).toHaveAttribute(
        "content",
        "noindex",
      );
      await expectAccessible(page);
      await backToNews(page).click();
      await expect(page).toHaveURL("/news-articles");
    });
  }

  test("a load failure is retried 3 times, logged, and ends in Article Not Found", async ({
    page,
    allowConsole,
  }) => {
    test.skip(!second.path, "The content has no articles that lead on.");
    allowConsole(/ERR_FAILED|could not be loaded/);
    await page.route(pageData, (route) => route.abort());
    await visit(page, first.path);
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes(`${second.path} could not be loaded`),
    );
    await page.getByRole("link", { name: secondStory }).first().click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: said("pages/article", "notFound.title"),
      }),
    ).toBeVisible({ timeout: 12_000 });
    expect((await logged).type()).toBe("error");
    await expect(page).toHaveURL(second.path);
  });
});
