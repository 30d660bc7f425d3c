import labels from "../../content/shared/interface.json";
import { expect, test } from "../support/journey";
import { cutTexts, overflow } from "../support/pageChecks";

/** docs/product.md#header */

const long = "Internationaliseringskonsulentselskapet";

test("the header fits any name and links, and shows the profiles only where they fit @engines", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  // The menu has another group.
  const profiles = header
    .getByRole("group", { name: labels.socialNavigation, includeHidden: true })
    .last();
  // A few fit beside any name.
  const areMany = (await profiles.locator("li").count()) > 3;
  for (const [width, name, label, areShown] of [
    [1280, "Short", "Home", true],
    [1280, "Two Founders and Partners", "Home", false],
    [1280, "Short", "A label of uncommon length", false],
    [1280, long, "Home", false],
    [768, long, "Home", false],
    [600, long, "Home", false],
    [320, long, "Home", false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await header.evaluate(
      (root, texts) => {
        const brand = root.querySelector("b");
        const links = root.querySelector("nav ul");
        if (!brand || !links) throw new Error("No brand or links");
        brand.textContent = texts.name;
        // As many as a header has room for, whatever the firm has.
        const link = links.firstElementChild?.outerHTML ?? "";
        links.innerHTML = link.repeat(6);
        for (const [index, entry] of [...links.children].entries())
          if (entry.firstChild)
            entry.firstChild.textContent =
              index === 0 ? texts.label : "Contact us";
      },
      { name, label },
    );
    const state = `${name}, ${label} at ${width} px`;
    if (areMany)
      await expect(profiles, state).toBeVisible({ visible: areShown });
    expect(await overflow(page), state).toBeLessThanOrEqual(0);
    expect(await cutTexts(page), state).toEqual([]);
  }
});
