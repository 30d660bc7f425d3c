import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/journey";

/** A maintainer sees the real page beside the form, as it will be. */

test("The page beside the form follows what is typed, before anything is saved", async ({
  page,
}) => {
  const { editorOrigin, site } = test.info().config.metadata;
  const contentFile = (name: string) =>
    path.join(String(site), "content", name);
  const file = contentFile("news/news-1.json");
  const saved = readFileSync(file, "utf8");
  const { title } = JSON.parse(saved) as { title: string };
  await page.goto(
    `${String(editorOrigin)}/admin/#/collections/news/entries/news-1`,
  );
  const beside = page
    .frameLocator("#preview-pane")
    .frameLocator('iframe[title="The page"]');
  const heading = beside.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);

  const field = page
    .getByRole("textbox", { name: "Title" })
    .locator("visible=true")
    .first();
  // The first change has the page put together; from then on it only changes.
  await field.fill("Typed once");
  await expect(heading).toHaveText("Typed once");
  await field.fill("Typed and not saved");
  await expect(heading).toHaveText("Typed and not saved");
  expect(readFileSync(file, "utf8")).toBe(saved);
});
