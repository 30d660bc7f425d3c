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
        const [brand] = root.querySelectorAll("b");
        const [first, ...links] = root.querySelectorAll("nav li");
        if (!brand || !first?.firstChild) throw new Error("No brand or link");
        brand.textContent = texts.name;
        first.firstChild.textContent = texts.label;
        for (const link of links.slice(5)) link.remove();
        const list = [...root.querySelectorAll("[role=group] ul")].at(-1);
        const profile = list?.firstElementChild;
        if (!profile) return;
        const six = Array.from({ length: 6 }, () => profile.cloneNode(true));
        list.replaceChildren(...six);
      },
      { name, label },
    );
    const state = `${name}, ${label} at ${width} px`;
    if (await profiles.count())
      await expect(profiles, state).toBeVisible({ visible: areShown });
    expect(await overflow(page), state).toBeLessThanOrEqual(0);
    // The carousel hides slides at the end of a transition.
    await expect.poll(() => cutTexts(page), state).toEqual([]);
  }
});
