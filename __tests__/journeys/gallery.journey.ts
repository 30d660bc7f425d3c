import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { entries, field, pluck, readContent } from "../support/readContent";
import { said } from "../support/said";

/** docs/product.md#gallery */

/** The names of its files, which the build's have. */
const files = pluck(
  entries(field(readContent("shared/gallery"), "pictures")),
  "file",
).map((file) => path.parse(String(file)).name);
const [first = "", second = ""] = files;
const count = files.length;
const of = said("shared/interface", "of");

const gallery = (page: Page) =>
  page.getByRole("region", {
    name: said("shared/gallery", "heading"),
    exact: true,
  });
const button = (page: Page, name: string) =>
  gallery(page).getByRole("button", { name });
const buttons = [
  said("shared/gallery", "previousLabel"),
  said("shared/gallery", "nextLabel"),
  said("shared/gallery", "fullSizeLabel"),
];
const counter = (page: Page) => gallery(page).getByText(` ${of} ${count}`);

const open = async (page: Page) => {
  await page.goto("/about");
  await gallery(page).scrollIntoViewIfNeeded();
};
const ready = (page: Page) =>
  expect(button(page, said("shared/gallery", "fullSizeLabel"))).toBeEnabled();
const turn = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(button(page, name)).toBeEnabled();
};

/** The name of the file that an address leads to. */
const nameIn = ({ pathname }: URL): string =>
  path.parse(decodeURIComponent(pathname)).name;

/** Addresses of one picture of the gallery. */
const isOf = (file: string) => (url: URL) => nameIn(url) === file;

/** Answers requests for one picture of the gallery. */
const answer = (page: Page, file: string, by: (route: Route) => unknown) =>
  page.route(isOf(file), by);

/** Keeps the answers to requests for one picture back until they are released. */
const hold = (page: Page, file: string): Promise<() => void> =>
  holdRequests(page, isOf(file));

test("counts its pictures and wraps around in both directions", async ({
  page,
}) => {
  await open(page);
  await ready(page);
  await expect(counter(page)).toHaveText(`1 ${of} ${count}`);
  await turn(page, said("shared/gallery", "previousLabel"));
  await expect(counter(page)).toHaveText(`${count} ${of} ${count}`);
  await turn(page, said("shared/gallery", "nextLabel"));
  await expect(counter(page)).toHaveText(`1 ${of} ${count}`);
});

test("shows a spinner and disables its three buttons while a picture loads", async ({
  page,
}) => {
  const release = await hold(page, first);
  await open(page);
  await expect(
    gallery(page).getByRole("status", {
      name: said("shared/interface", "loading"),
    }),
  ).toBeVisible();
  for (const name of buttons) await expect(button(page, name)).toBeDisabled();
  release();
  for (const name of buttons) await expect(button(page, name)).toBeEnabled();
  await expect(gallery(page).getByRole("status")).toHaveCount(0);
});

test("Failed to load image: the text shows, full size is disabled, navigation goes on", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await answer(page, first, (route) => route.abort());
  await open(page);
  await expect(
    gallery(page).getByText(said("shared/gallery", "failedText")),
  ).toBeVisible();
  await expect(
    button(page, said("shared/gallery", "fullSizeLabel")),
  ).toBeDisabled();
  await turn(page, said("shared/gallery", "nextLabel"));
  await expect(
    gallery(page).getByText(said("shared/gallery", "failedText")),
  ).toHaveCount(0);
  await ready(page);
});

test("loads the neighbours ahead and no more than that", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const name = nameIn(new URL(request.url()));
    if (files.includes(name)) requested.add(name);
  });
  await open(page);
  await ready(page);
  await expect.poll(() => requested.size).toBe(3);
  expect([...requested]).toEqual(expect.arrayContaining([first, second]));
  await page.waitForTimeout(500);
  expect(requested.size).toBe(3);
});

test("shows a neighbour at once, without a spinner", async ({ page }) => {
  await open(page);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await button(page, said("shared/gallery", "nextLabel")).click();
  expect(await gallery(page).getByRole("status").count()).toBe(0);
  await expect(button(page, said("shared/gallery", "nextLabel"))).toBeFocused();
});

test("keeps the keyboard focus when a button was disabled while loading", async ({
  page,
}) => {
  const release = await hold(page, second);
  await open(page);
  await ready(page);
  await button(page, said("shared/gallery", "nextLabel")).focus();
  await page.keyboard.press("Enter");
  await expect(
    button(page, said("shared/gallery", "nextLabel")),
  ).toBeDisabled();
  release();
  await expect(button(page, said("shared/gallery", "nextLabel"))).toBeEnabled();
  await expect(button(page, said("shared/gallery", "nextLabel"))).toBeFocused();
});

test("View Full Size opens a modal dialog that keeps the focus and gives it back", async ({
  page,
}) => {
  await open(page);
  await ready(page);
  await button(page, said("shared/gallery", "fullSizeLabel")).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(said("shared/gallery", "closeHint")),
  ).toBeVisible();
  await expect(
    dialog.getByRole("button", { name: said("shared/interface", "close") }),
  ).toBeFocused();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(
    button(page, said("shared/gallery", "fullSizeLabel")),
  ).toBeFocused();
});

const closings: [string, (page: Page) => Promise<void>][] = [
  ["the picture", (page) => page.getByRole("dialog").getByRole("img").click()],
  ["an edge", (page) => page.mouse.click(4, 400)],
  [
    "the hint",
    (page) => page.getByText(said("shared/gallery", "closeHint")).click(),
  ],
  [
    "the close button",
    (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: said("shared/interface", "close") })
        .click(),
  ],
];
for (const [place, close] of closings) {
  test(`the overlay closes on a click on ${place}`, async ({ page }) => {
    await open(page);
    await ready(page);
    await button(page, said("shared/gallery", "fullSizeLabel")).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("the overlay fills the window and shows the whole picture", async ({
  page,
}) => {
  await open(page);
  await ready(page);
  await button(page, said("shared/gallery", "fullSizeLabel")).click();
  const box = await page.getByRole("dialog").boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole("dialog").getByRole("img")).toHaveCSS(
    "object-fit",
    "contain",
  );
});

test("arrow keys turn the pictures of the overlay", async ({ page }) => {
  await open(page);
  await ready(page);
  await button(page, said("shared/gallery", "fullSizeLabel")).click();
  const picture = page.getByRole("dialog").getByRole("img");
  const first = await picture.getAttribute("alt");
  await page.keyboard.press("ArrowRight");
  await expect(picture).not.toHaveAttribute("alt", first ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("alt", first ?? "");
});

test("the overlay's code is not loaded before it is asked for", async ({
  page,
}) => {
  await open(page);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await button(page, said("shared/gallery", "fullSizeLabel")).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the first picture and links to all of them", async ({ page }) => {
    await page.goto("/about");
    await gallery(page).scrollIntoViewIfNeeded();
    await expect(gallery(page).getByRole("img")).toHaveCount(1);
    await expect(gallery(page).getByRole("link")).toHaveCount(count);
  });
});
