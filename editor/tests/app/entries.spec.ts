import type { Locator } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import news from "../../../__tests__/support/content/news/news-1.json";
import { article, expect, holdSaves, newEntry, test } from "../support/editor";

test("The address of a new entry is made of its title, can be changed, and is no other entry's", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open("#/edit/news/");
  await newEntry(hand, "Growth in Łódź: a year's lesson");
  const name = hand.field("Name in the address");
  await expect(name).toHaveValue("news-growth-in-lodz-a-year-s-lesson");
  await expect(page.getByText("Scheduled for 1 March 2027")).toBeVisible();
  await name.fill("news-1");
  await hand.button("Save");
  await expect(name).toHaveAccessibleDescription(/Another entry has this name/);
  await name.fill("news-growth");
  await hand.field("Title").fill("Growth in Poland, a year later");
  await hand.save();
  expect(saved("news/news-growth.json")).toContain('"id": "news-growth"');
  await hand.link("All content");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Growth in Poland" }),
  ).toContainText("Scheduled for 1 March 2027");

  // A second one with the same title.
  await hand.open("#/edit/news/");
  await newEntry(hand, "Growth");
  await expect(name).toHaveValue("news-growth-2");
});

test("A duplicate has everything but what is the entry's own", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open(`#/edit/${article}`);
  await page.getByRole("button", { name: /^Duplicate/ }).click();
  await expect(hand.field("Title")).toHaveValue("");
  await hand.field("Title").fill("A copy of an article");
  await hand.field("Date").fill("2026-10-01");
  await hand.save();
  const copy = JSON.parse(
    saved("articles/articles-a-copy-of-an-article.json"),
  ) as object;
  const own = {
    id: "articles-a-copy-of-an-article",
    title: "A copy of an article",
    date: "2026-10-01",
  };
  const { updated: _, ...text } = (
    JSON.parse(saved(article)) as { article: Record<string, unknown> }
  ).article;
  expect(copy).toMatchObject({
    ...(JSON.parse(saved(article)) as object),
    ...own,
    article: text,
  });
});

test("An entry gets another address: its links follow, the old address leads to it, and all can be undone", async ({
  page,
  hand,
  content,
  saved,
}) => {
  const linking = saved(article).replace(
    '"content": [',
    `$&"<p><a href=\\"/article/${news.id}\\">News</a></p>",`,
  );
  writeFileSync(`${content.folder}/${article}`, linking);
  await hand.open(`#/edit/news/${news.id}.json`);
  await hand.button("Change its address");
  const name = hand.field("Name in the address");
  await expect(name).toBeFocused();
  await name.fill("news-2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Another entry has this name")).toBeVisible();
  await name.fill("news-renamed");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/news-renamed\.json/);
  expect(saved("news/news-renamed.json")).toContain(news.title);
  expect(saved(article)).toContain('href=\\"/article/news-renamed\\"');
  expect(JSON.parse(saved("redirects.json"))).toContainEqual({
    from: `/article/${news.id}`,
    to: "/article/news-renamed",
  });
  await hand.button("Undo the change");
  await expect(page.getByText("is /article/news-1 again")).toBeVisible();
  expect(saved(article)).not.toContain("news-renamed");
  expect(saved(`news/${news.id}.json`)).toContain(news.title);
});

test("An entry that is not online yet gets another address without leading the old one there", async ({
  page,
  hand,
  saved,
}) => {
  const before = saved("redirects.json");
  await hand.open(`#/edit/news/${news.id}.json`);
  await hand.button(`Duplicate “${news.title}”`);
  await hand.field("Title").fill("News of a later day");
  await hand.field("Date").fill("2099-01-01");
  await hand.save();
  await hand.button("Change its address");
  await hand.field("Name in the address").fill("news-renamed");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/news-renamed\.json/);
  expect(saved("redirects.json")).toBe(before);
});

test("An address that is changed while somebody has gone elsewhere leads nobody away", async ({
  page,
  hand,
  saved,
}) => {
  await hand.open(`#/edit/news/${news.id}.json`);
  await hand.button("Change its address");
  await hand.field("Name in the address").fill("news-renamed");
  const release = await holdSaves(page);
  const sent = page.waitForRequest("**/api/save");
  await page.keyboard.press("Enter");
  await sent;
  // What is sent can be neither cancelled nor changed.
  await page.keyboard.press("Escape");
  await expect(hand.field("Name in the address")).toBeDisabled();
  await hand.show("#/edit/site.json");
  await page.locator("#root_email").fill("mine@example.com");
  await release();
  await expect(page.getByText("is /article/news-renamed now")).toBeVisible();
  await expect(page.locator("#root_email")).toHaveValue("mine@example.com");
  expect(saved("news/news-renamed.json")).toContain(news.title);
});

test("Pictures are pasted and dropped into texts and picture fields, and described in turn", async ({
  page,
  hand,
  saved,
}) => {
  /** Pastes or drops copies of a picture on an element. */
  const give = async (target: Locator, kind: "paste" | "drop", count = 1) => {
    const bytes = readFileSync(`${__dirname}/Team Day.JPG`).toString("base64");
    await target.evaluate(
      async (element, given) => {
        const url = `data:image/jpeg;base64,${given.bytes}`;
        const blob = await (await fetch(url)).blob();
        const data = new DataTransfer();
        for (let at = 0; at < given.count; at += 1)
          data.items.add(new File([blob], "image.jpg", { type: blob.type }));
        const { x, y } = element.getBoundingClientRect();
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          given.kind === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: data })
            : new DragEvent("drop", {
                ...options,
                dataTransfer: data,
                clientX: x + 50,
                clientY: y + 5,
              }),
        );
      },
      { kind, count, bytes },
    );
  };
  const describe = async (words: string) => {
    await hand.field("Description for people").fill(words);
    await hand.button("Add this picture");
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 9000 });
  };
  await hand.open(`#/edit/${article}?field=article.content`);
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  const paragraph = await text.locator("p").last().textContent();
  await give(text, "paste", 2);
  await hand.field("Description for people").fill("The first picture");
  await hand.button("Add this picture");
  await expect(hand.field("Description for people")).toHaveValue("");
  await describe("The second picture");
  await give(text.locator("p").last(), "drop");
  await describe("The third picture");
  // It divides no words.
  await expect(text.locator("p").last()).toHaveText(paragraph ?? "");
  await give(
    page.getByRole("button", { name: "Change picture" }).first(),
    "drop",
  );
  // The dialog takes another one instead.
  await give(hand.field("Description for people"), "paste");
  await describe("The card's picture");
  await hand.save();
  const words = [
    "The first picture",
    "The second picture",
    "The third picture",
  ];
  expect(saved(article).match(/The (first|second|third) picture/g)).toEqual(
    words,
  );
  const { image } = JSON.parse(saved(article)) as { image: string };
  expect(image).toMatch(/^\/uploads\/image-/);
});
