import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/journey";
import { publishedItems } from "../support/onDay";
import { field } from "../support/readContent";

/** A maintainer sees the real page beside the form, as it will be. */

test("The page beside the form follows what is typed, before anything is saved", async ({
  page,
}) => {
  const { editorOrigin, site } = test.info().config.metadata;
  const contentFile = (name: string) =>
    path.join(String(site), "content", name);
  const id = String(field(publishedItems("news")[0], "id"));
  const file = contentFile(`news/${id}.json`);
  const saved = readFileSync(file, "utf8");
  const { title } = JSON.parse(saved) as { title: string };
  await page.goto(
    `${String(editorOrigin)}/admin/#/collections/news/entries/${id}`,
  );
  const beside = page
    .frameLocator("#preview-pane")
    .frameLocator('iframe[title="The page"]');
  const heading = beside.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);

  const input = page
    .getByRole("textbox", { name: "Title" })
    .locator("visible=true")
    .first();
  // The first change has the page put together; from then on it only changes.
  await input.fill("Typed once");
  await expect(heading).toHaveText("Typed once");
  await input.fill("Typed and not saved");
  await expect(heading).toHaveText("Typed and not saved");
  expect(readFileSync(file, "utf8")).toBe(saved);
});
