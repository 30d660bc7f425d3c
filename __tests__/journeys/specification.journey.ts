import type { Locator, Page } from "@playwright/test";
import { notFound as articleNotFound } from "../../content/pages/article.json";
import { form } from "../../content/pages/contact.json";
import gallery from "../../content/shared/gallery.json";
import labels from "../../content/shared/interface.json";
import { sample } from "../../content/site.json";
import { expect, test } from "../support/journey";
import { specification } from "../support/specification";

type Role = Parameters<Page["getByRole"]>[0];

/** The elements of a role, with a name unless it is empty. */
function find(within: Locator, role: string, name: string): Locator {
  switch (role) {
    case "text":
      return within.getByText(name, { exact: true });
    case "label":
      return within.getByLabel(name);
    case "placeholder":
      return within.getByPlaceholder(name, { exact: true });
    case "title":
      return within.getByRole("heading", { name });
    default:
      return within.getByRole(role as Role, name ? { name, exact: true } : {});
  }
}

/** The part of the page with this name, or the landmark of this role. */
const partOf = (page: Page, name: string) =>
  /^[a-z]+$/.test(name)
    ? page.getByRole(name as Role)
    : page
        .getByRole("region", { name, exact: true })
        .or(page.getByRole("group", { name, exact: true }));

/** Some words, but not within a longer number: 4,999 is not in 24,999. */
function asPattern(words: string): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return RegExp(`(?<!\\d|\\d[,.])${literal}(?!\\d|[,.]\\d)`, "i");
}

test.describe("the sample is what was specified; set sample to false in site.json for your own content", () => {
  test.skip(!sample, "The content is no longer the sample's.");
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
  });

  for (const [address, roles] of Object.entries(specification))
    test(address, async ({ page, allowConsole }) => {
      allowConsole(/status of 404|There is no page at/);
      const [path = "/", pressed] = address.split(" > ");
      await page.goto(path);
      const main = page.getByRole("main");
      if (pressed !== undefined) {
        const tab = find(main, "tab", pressed);
        const control = tab.or(find(main, "button", pressed));
        // A lazy part is hydrated when it comes into view.
        await control.scrollIntoViewIfNeeded();
        await control.click();
      }
      for (const [place, names] of Object.entries(roles)) {
        const [role = "", part] = place.split(" in ");
        for (const entry of names.split(/\s*[|\n]\s*/)) {
          const [name = "", count = "1"] = entry.split(/ ?\* /);
          if (role === "shows")
            await expect
              .soft(page.locator("body"))
              .toContainText(asPattern(name), { useInnerText: true });
          else
            await expect
              .soft(
                find(part ? partOf(page, part) : main, role, name),
                `${place} "${name}"`,
              )
              .toHaveCount(Number(count), { timeout: 2000 });
        }
      }
    });

  test("texts that show later", () => {
    expect([
      gallery.failedText,
      form.sendingLabel,
      form.sentToast,
      form.failedToast,
      labels.errorTitle,
      articleNotFound.seo.title,
    ]).toEqual([
      "Failed to load image",
      "Sending...",
      "Message sent successfully!",
      "Failed to send message. Please try again.",
      "Unexpected Application Error!",
      "Article - {brand}",
    ]);
  });
});
