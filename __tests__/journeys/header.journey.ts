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
        brand.style.setProperty("--letters", String(texts.name.length));
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

test("the name of the firm has one line in the header of a phone, and its legal form whole words @engines", async ({
  page,
}) => {
  await page.goto("/");
  const brand = page.getByRole("banner").getByRole("link").first();
  for (const width of [320, 360, 390, 450])
    for (const name of [
      "Nordhavn Partner",
      "Wachstumspartner",
      "Two Founders",
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await brand.evaluate((link, text) => {
        const words = link.querySelector("b");
        const legalForm = link.querySelector("small");
        if (!words || !legalForm) throw new Error("No name or legal form");
        words.textContent = text;
        words.style.setProperty("--letters", String(text.length));
        link.closest("header")?.setAttribute("data-name", "long");
        legalForm.textContent = "GmbH & Co. KG";
        return [words, legalForm].map(({ firstChild }) => {
          const range = document.createRange();
          if (firstChild) range.selectNodeContents(firstChild);
          return range.getClientRects().length;
        });
      }, name);
      expect(lines, `${name} at ${width} px`).toEqual([1, 1]);
    }
});
