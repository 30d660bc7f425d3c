import membership from "../../../__tests__/support/content/pages/membership.json";
import figures from "../../../__tests__/support/content/shared/figures.json";
import { title } from "../../../__tests__/support/content/articles/articles-1.json";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { expect, newEntry, test, type Hand } from "../support/editor";

const registration = "https://tickets.example.com/summit";
/** Opens an article with the cursor in a new paragraph at its end. */
async function openText(hand: Hand): Promise<void> {
  await hand.link(title);
  await hand.row("Article");
  const text = hand.page.getByRole("textbox", { name: "Content" });
  await text.locator(":scope > p").last().click();
  await hand.press("End");
  await hand.press("Enter");
}

/** The edit of a page that a firm may not have. */
const priceEdit = {
  "change a price": async (hand: Hand) => {
    await hand.link("Change a membership price");
    const [group] = membership.groups;
    await hand.row(group?.audience ?? "");
    await hand.row(group?.tiers[0]?.name ?? "");
    await hand.field("Price").fill("6123");
    return "6123";
  },
};

/** The steps of each edit between the start view and the save, and a text that the saved file must have. */
const edits: Record<string, (hand: Hand) => Promise<string>> = {
  ...(contentFileType("pages/membership.json") && priceEdit),
  "change a heading": async (hand) => {
    await hand.link("Home page");
    await hand.row("Top of the page");
    await hand.field("Title").fill("Another heading");
    return "Another heading";
  },
  "write an article": async (hand) => {
    await hand.link("Write an article");
    await newEntry(hand, "A new article for a test");
    return "A new article for a test";
  },
  "put a picture in an article": async (hand) => {
    await openText(hand);
    await hand.button("Picture");
    // As on a busy machine, where the browser moves its own cursor before the next frame.
    await hand.page.evaluate(() => {
      const nextFrame = window.requestAnimationFrame;
      window.requestAnimationFrame = (draw) =>
        window.setTimeout(() => nextFrame(draw), 200);
    });
    await hand.picture();
    await hand.type("A caption for the picture");
    return "<figcaption>A caption for the picture</figcaption>";
  },
  "put a table in an article": async (hand) => {
    await openText(hand);
    await hand.button("Table");
    await hand.type("Costs");
    await hand.press("Enter");
    for (let cell = 0; cell < 9; cell += 1) {
      await hand.type(`Cell ${cell}`);
      await hand.press("Tab");
    }
    await hand.type("Fourth row");
    return "Fourth row";
  },
  "link words": async (hand) => {
    await openText(hand);
    await hand.type("plan");
    for (let letter = 0; letter < 4; letter += 1)
      await hand.press("Shift+ArrowLeft");
    await hand.button("Link");
    await hand.field("Page or address").fill("https://elsewhere.example/plan");
    await hand.button("Set link");
    return 'href=\\"https://elsewhere.example/plan\\"';
  },
  "add an event": async (hand) => {
    await hand.link("Add an event");
    await newEntry(hand, "A new event for a test");
    await hand.field("Location").fill("Mumbai");
    await hand.field("Link").fill(registration);
    return registration;
  },
  "change a figure": async (hand) => {
    await hand.link("Change a figure");
    await hand.row(figures[0]?.number ?? "");
    await hand.field("Number").fill("999+");
    return "999+";
  },
  "change phone or e-mail": async (hand) => {
    await hand.link("Change phone or e-mail");
    await expect(hand.page.locator("#root_email")).toBeFocused();
    await hand.page.locator("#root_email").fill("new@example.com");
    return "new@example.com";
  },
  "add a testimonial": async (hand) => {
    await hand.link("Add a testimonial");
    await hand.button("Add story");
    await expect(hand.field("Quote")).toBeFocused();
    await hand.field("Quote").fill("They answered within a day.");
    for (const name of ["Name", "Title", "Company", "Location"])
      await hand.field(name).fill(`New ${name}`);
    return "They answered within a day.";
  },
};

for (const width of [1440, 390])
  test(`The ten commonest edits at ${width} px`, async ({
    page,
    hand,
    saved,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, edit] of Object.entries(edits))
      await test.step(name, async () => {
        await hand.open();
        const expected = await edit(hand);
        await hand.save();
        expect(saved(hand.file())).toContain(expected);
      });
  });
