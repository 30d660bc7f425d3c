import type { Page } from "@playwright/test";
import { articlePath } from "../../src/common/itemPaths";
import {
  editedText,
  editorAddress,
  openForm,
  pageBeside,
  withArticle,
} from "../support/editorForms";
import { expect, test } from "../support/journey";
import { field } from "../support/readContent";

/** A maintainer sees the real page beside the form, as it will be. */

const [name = ""] = withArticle;

test.skip(!name, "No item has an article.");

/** What takes an idle machine two seconds at most, in milliseconds. */
const followsWithin = 10_000;

/** Waits until the page beside the form shows a text; tells how long that took, in milliseconds. */
async function followed(page: Page, text: string): Promise<number> {
  const start = Date.now();
  const { baseURL = "" } = test.info().project.use;
  await page
    .frames()
    .find((frame) => frame.url().startsWith(baseURL))
    ?.waitForFunction(
      (words) => document.body.innerText.includes(words),
      text,
      { polling: 50, timeout: followsWithin },
    );
  return Date.now() - start;
}

test("The page beside the form follows what is typed, tells what it waits for, and is as before when the form is left", async ({
  page,
  context,
}) => {
  const saved = editedText(name);
  const title = String(field(JSON.parse(saved), "title"));
  await openForm(page, name);
  const heading = pageBeside(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);

  const words = page
    .getByRole("textbox", { name: "Title" })
    .locator("visible=true")
    .first();
  // The first change has the page put together; from then on it only changes.
  await words.fill("Typed once");
  await expect(heading).toHaveText("Typed once");
  const times: number[] = [];
  for (const typed of ["Typed twice", "Typed thrice", "Typed, not saved"]) {
    await words.fill(typed);
    times.push(await followed(page, typed));
    await expect(heading).toHaveText(typed);
  }
  console.warn(`The page followed in ${times.join(", ")} ms.`);

  await words.fill("");
  const waits = page.frameLocator("#preview-pane").getByRole("status");
  await expect(waits).toContainText(
    "The page waits until this is mended: Title:",
  );
  await expect(heading).toHaveText("Typed, not saved");
  await words.fill("Typed, not saved");
  await expect(waits).toBeHidden();

  // Without room beside it the page stands below.
  await page.setViewportSize({ width: 850, height: 900 });
  const [form, beside] = await Promise.all(
    ['[class*="-ControlPaneContainer"]', "#preview-pane"].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  );
  expect(beside?.x).toBe(0);
  expect(beside?.y).toBeGreaterThanOrEqual(
    (form?.y ?? 0) + (form?.height ?? 0),
  );
  expect(beside?.width).toBeGreaterThan(840);
  expect(beside?.height).toBeGreaterThan(250);
  expect(editedText(name)).toBe(saved);

  const visitor = await context.newPage();
  await visitor.goto(articlePath(name.replace(/.*\//, "")));
  const shown = visitor.getByRole("heading", { level: 1 });
  await expect(shown).toHaveText("Typed, not saved");
  const answers = [false, true];
  page.on("dialog", (dialog) =>
    answers.shift() ? void dialog.accept() : void dialog.dismiss(),
  );
  const back = page.getByRole("link", { name: "Unsaved changes" });
  await back.click();
  await expect(words).toHaveValue("Typed, not saved");
  await back.click();
  await expect(words).toBeHidden();
  expect(answers).toEqual([]);
  await expect(shown).toHaveText(title);
  expect(page.url()).toBe(editorAddress(name.replace(/\/.*/, "")));
});
