import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { comingEvents, publishedItems } from "../support/onDay";
import { contentNames, field, readContent } from "../support/readContent";
import { requestedNavigation } from "../support/requestedNavigation";
import { visit } from "../support/visit";

const open = "[role=tab][aria-selected=true]";

test.describe("News & Media Hub", () => {
  test("five tabs show 5 cards each, 3 for Featured and every event, with their link labels", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await expect(
      page.getByRole("heading", { level: 1, name: "News & Media Hub" }),
    ).toBeVisible();
    for (const [tab, label, count] of [
      ["News", "Read Full Story", 5],
      ["Articles", "Read Article", 5],
      ["Blogs", "Read Blog", 5],
      ["Featured", "Read Feature", 3],
      ["Events", "Register for Event", publishedItems("events").length],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      const panel = page.getByRole("tabpanel", { name: tab });
      await expect(panel.getByRole("article")).toHaveCount(count);
      await expect(panel.getByRole("link", { name: label })).toHaveCount(
        tab === "Events" ? comingEvents().length : count,
      );
    }
  });

  test("a page that was not made anew moves events down when they have passed", async ({
    page,
  }) => {
    const [first, ...others] = comingEvents().map((event) =>
      String(field(event, "title")),
    );
    test.skip(first === undefined, "The content has no event to come.");
    const [last] = comingEvents().slice(0, 1);
    const dayAfter = new Date(
      Date.parse(String(field(last, "endDate") ?? field(last, "date"))) +
        36 * 3_600_000,
    );
    await page.clock.setFixedTime(dayAfter);
    await visit(page, "/news-articles#events");
    const panel = page.getByRole("tabpanel", { name: "Events" });
    await expect(panel.getByRole("heading", { level: 2 }).last()).toBeVisible();
    await expect(panel.getByRole("link", { name: /Register/ })).toHaveCount(
      others.length,
    );
  });

  test("Read Feature and Register for Event open another site in a new tab", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/request to another host|ERR_NAME_NOT_RESOLVED/);
    for (const [hash, label] of [
      ["featured", "Read Feature"],
      ["events", "Register for Event"],
    ]) {
      await visit(page, `/news-articles#${hash}`);
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: label }).first().click();
      await (await opened).close();
    }
  });

  test("a card leads to the article from anywhere on it", async ({ page }) => {
    await visit(page, "/news-articles");
    const card = page.getByRole("article").first();
    // Not on the link's words: on the picture, at the card's top.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL("/article/news-1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Seed rounds/,
    );
  });

  test("without JavaScript all five panels can be read", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto("/news-articles");
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const name of ["News", "Articles", "Blogs", "Featured", "Events"]) {
      await expect(
        page.getByRole("heading", { level: 2, name, exact: true }),
      ).toBeVisible();
    }
    await expect(page.getByText("Pan India")).toBeVisible();
    await context.close();
  });
});

test.describe("Tabs (news hub)", () => {
  test("News is open by default and one tab is open at a time", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await expect(page.locator(open)).toHaveText(["News"]);
    await page.getByRole("tab", { name: "Blogs" }).click();
    await expect(page.locator(open)).toHaveText(["Blogs"]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  test("arrows, Home and End move, choose and wrap around", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await page.getByRole("tab", { name: "News" }).focus();
    for (const [key, tab] of [
      ["ArrowLeft", "Events"],
      ["ArrowRight", "News"],
      ["ArrowRight", "Articles"],
      ["End", "Events"],
      ["ArrowRight", "News"],
      ["End", "Events"],
      ["Home", "News"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(open)).toHaveText([tab]);
      await expect(page.getByRole("tab", { name: tab })).toBeFocused();
    }
  });

  test("Enter, space and focus open a tab", async ({ page }) => {
    await visit(page, "/news-articles");
    for (const [key, tab] of [
      ["Enter", "Articles"],
      [" ", "Blogs"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).focus();
      await page.keyboard.press(key);
      await expect(page.locator(open)).toHaveText([tab]);
    }
    await page.getByRole("tab", { name: "Featured" }).focus();
    await expect(page.locator(open)).toHaveText(["Featured"]);
  });

  test("the open tab survives a reload and can be linked to", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await page.getByRole("tab", { name: "Events" }).click();
    await expect(page).toHaveURL("/news-articles#events");
    await page.reload();
    await expect(page.locator(open)).toHaveText(["Events"]);
    await page.getByRole("tab", { name: "News" }).click();
    await expect(page).toHaveURL("/news-articles");
  });
});

/** A text of the newsletter's block. */
const words = (name: string): string =>
  String(field(field(readContent("pages/news-articles"), "newsletter"), name));

test.describe("Newsletter", () => {
  test("the browser refuses what is no address", async ({ page }) => {
    await visit(page, "/news-articles");
    const input = page.getByRole("textbox", { name: "Email address" });
    await expect(input).toHaveAttribute(
      "placeholder",
      "Enter your email address",
    );
    await input.fill("asha@");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(input).toBeFocused();
    await expect(
      page.getByRole("region", { name: "Notifications" }),
    ).not.toContainText("e-mail");
  });

  test("Subscribe keeps the address after a failure, then hands it to the mail service and says so for good", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(/status of 500|The newsletter was not subscribed to/);
    await visit(page, "/news-articles");
    const input = page.getByRole("textbox", { name: "Email address" });
    const block = page.getByRole("region", { name: words("heading") });
    await mail.answerNext({ status: 500, delayMs: 500 });
    await input.fill(mail.address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByRole("button", { name: words("sendingLabel") }),
    ).toBeDisabled();
    await expect(block.getByRole("status")).toContainText(
      words("failedText").split("{")[0] ?? "",
    );
    await expect(input).toHaveValue(mail.address);
    expect(await mail.messages()).toHaveLength(0);

    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      block.getByText(words("sentText").replace("{email}", mail.address)),
    ).toBeFocused();
    const [message] = await mail.messages();
    expect(message).toMatchObject({
      template_id: "local-newsletter",
      template_params: { from_email: mail.address },
    });
    await expectAccessible(page);
  });

  test("what looks like a robot gets a ready e-mail of its own mail program, and nothing is sent", async ({
    page,
    allowConsole,
  }) => {
    // A browser without a mail program says which address it could not open.
    allowConsole(/mailto:/);
    await visit(page, "/news-articles");
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posted.push(request.url());
    });
    const opened = await requestedNavigation(page);
    const input = page.getByRole("textbox", { name: "Email address" });
    await input.fill("asha@example.com");
    await page
      .locator("form [name=website]")
      .evaluate((trap: HTMLInputElement) => (trap.value = "buy here"));
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect(decodeURIComponent(await opened())).toMatch(
      /^mailto:.*asha@example\.com/s,
    );
    await expect(
      page.getByRole("region", { name: words("heading") }).getByRole("status"),
    ).toContainText(words("openedText").split("{")[0] ?? "");
    expect(posted).toEqual([]);
  });
});

test.describe("Archives of the News & Media Hub", () => {
  for (const [kind, heading, label, folder] of [
    ["news", "News Archive", "Read Full Story", "news"],
    ["articles", "Articles Archive", "Read Article", "articles"],
    ["blogs", "Blogs Archive", "Read Blog", "blogs"],
    ["featured", "Featured Archive", "Read Feature", "featured"],
  ] as const) {
    test(`/news-articles/${kind} lists all there are`, async ({ page }) => {
      await visit(page, `/news-articles/${kind}`);
      await expect(
        page.getByRole("heading", { level: 1, name: heading }),
      ).toBeVisible();
      await expect(
        page
          .getByRole("navigation", { name: "Breadcrumb" })
          .getByRole("link", { name: "News & Articles" }),
      ).toHaveAttribute("href", "/news-articles");
      await expect(page.getByRole("link", { name: label })).toHaveCount(
        Math.min(contentNames(folder).length, 24),
      );
    });
  }
});
