import path from "node:path";
import { expect, test } from "../support/journey";
import {
  contentNames,
  field,
  pluck,
  readContent,
} from "../support/readContent";
import { readerPaths } from "../support/readers";
import { missingPictures } from "../support/shownPictures";
import { visit } from "../support/visit";

for (const path of ["/", "/about", "/cohort", ...readerPaths().slice(0, 1)]) {
  test(`${path} is printed with all its pictures, also those nobody has scrolled to`, async ({
    page,
  }) => {
    await visit(page, path);
    // The first scroll hides what is to rise when it comes into view.
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    // Browsers load lazy pictures when a visitor prints, but not when a test asks for the print style.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await expect.poll(() => missingPictures(page)).toEqual([]);
  });
}

test("a document is printed without what leads elsewhere", async ({ page }) => {
  const [name = ""] = contentNames("documents");
  await visit(page, `/${path.basename(name)}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("questions are printed with their answers, also those that are closed", async ({
  page,
}) => {
  await visit(page, "/cohort");
  await page.emulateMedia({ media: "print" });
  const faqs = field(readContent("pages/cohort"), "faqs");
  for (const answer of pluck(field(faqs, "items"), "answer"))
    await expect(
      page.getByText(String(answer), { exact: true }).first(),
    ).toBeVisible();
});
