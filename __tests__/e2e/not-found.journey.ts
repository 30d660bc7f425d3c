import notFound from "../../content/pages/not-found.json";
import { brand } from "../../content/site.json";
import { expectAccessible } from "../support/expectAccessible";
import {
  headerLink,
  expect,
  followLink,
  mainLink,
  test,
} from "../support/journey";
import { contentFile, pageData, pathsWithoutArticle } from "../support/pages";

const words =
  contentFile<Queries.ArticleNotFoundFragment>("pages/article")?.notFound;

/** The page's link, with its address. */
const { action } = pageData<Queries.NotFoundScreenQuery>("/404").data.page;

/** docs/product.md#not-found */

test("an unknown address shows 404, is logged and links to the home page; so does a link to one @engines", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("There")) errors.push(message.text());
  });
  const heading = page.getByRole("heading", { level: 1 });
  const response = await page.goto("/nowhere/at-all");
  expect(response?.status()).toBe(404);
  // As one text, as it is read and copied.
  expect(await heading.innerText()).toBe(notFound.code);
  await expect(page.getByText(notFound.title)).toBeVisible();
  await expectAccessible(page);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: notFound.action.label, exact: true }),
  ).toHaveAttribute("href", action.to);
  const other = headerLink("/");
  await mainLink(page, other.name).click();
  await expect(heading).toHaveText(other.heading);

  await followLink(page, "/articles/news-1");
  await expect(heading).toHaveText(notFound.code);
  await expect(page).toHaveURL("/articles/news-1");
  await expect
    .poll(() => errors)
    .toEqual([
      "There is no page at /nowhere/at-all",
      "There is no page at /articles/news-1",
    ]);
});

test("an address with a capital or a mark too many offers the page that was meant", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  for (const path of ["/About", "/about."]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByRole("link", { name: `${notFound.meant} /about` }).click();
    await expect(page).toHaveURL("/about");
  }
  // Not page.goto: the first page is left before its scripts start.
  await page.evaluate(() => location.assign("/about%20"));
  await expect(page).toHaveURL("/about");
});

for (const [path, expected] of [
  ["/article/none-1", 404],
  ...pathsWithoutArticle.slice(0, 1).map((item) => [item, 200] as const),
] as const)
  test(`${path} is answered with ${expected} and says that there is no article`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|There is no page at/);
    expect((await page.goto(path))?.status()).toBe(expected);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words?.title ?? "",
    );
    await expect(page).toHaveTitle(
      words?.pageTitle.replace("{brand}", brand.fullName) ?? "",
    );
    await expect(page.getByText(words?.text ?? "")).toBeVisible();
  });
