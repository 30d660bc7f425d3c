import { readFileSync } from "node:fs";
import path from "node:path";
import membership from "../../../content/pages/membership.json";
import figures from "../../../content/shared/figures.json";
import { article, expect, test, type Hand } from "../support/editor";

const registration = "https://tickets.example.com/summit";
const description =
  "A sentence about the new entry that is long enough for the card and for search results.";

/** Opens an article with the cursor in a new paragraph at its end. */
async function openText(hand: Hand): Promise<void> {
  const item = readFileSync(`content/${article}`, "utf8");
  await hand.link((JSON.parse(item) as { title: string }).title);
  await hand.row("Article");
  const text = hand.page.getByRole("textbox", { name: "Content" });
  await hand.click(text.locator(":scope > p").last());
  await hand.press("End");
  await hand.press("Enter");
}

async function newEntry(hand: Hand, title: string): Promise<void> {
  await hand.field("Title").fill(title);
  await hand.field("Description").fill(description);
  await hand.field("Date").fill("2027-03-01");
  await hand.click(hand.field("Category"));
  await hand.click(hand.page.getByRole("option").nth(1));
  await hand.button("Choose picture");
  await hand.picture();
}

/** The steps of each edit after the start view, without the save, and a text that the saved file must have. */
const edits: readonly [
  name: string,
  expected: string,
  run: (hand: Hand) => Promise<unknown>,
][] = [
  [
    "change a price",
    "6123",
    async (hand) => {
      await hand.link("Change a membership price");
      const [group] = membership.groups;
      await hand.row(group?.audience ?? "");
      await hand.row(group?.tiers[0]?.name ?? "");
      await hand.field("Price").fill("6123");
    },
  ],
  [
    "change a heading",
    "Another heading",
    async (hand) => {
      await hand.link("Cohort page");
      await hand.row("Top of the page");
      await hand.field("Title").fill("Another heading");
    },
  ],
  [
    "write an article",
    "A new article for a test",
    async (hand) => {
      await hand.link("Write an article");
      await newEntry(hand, "A new article for a test");
    },
  ],
  [
    "put a picture in an article",
    "<figcaption>A caption for the picture</figcaption>",
    async (hand) => {
      await openText(hand);
      await hand.button("Picture");
      await hand.picture();
      await hand.press("A");
      await hand.page.keyboard.type(" caption for the picture");
    },
  ],
  [
    "put a table in an article",
    "Fourth row",
    async (hand) => {
      await openText(hand);
      await hand.button("Table");
      await hand.page.keyboard.type("Costs");
      await hand.press("Enter");
      for (let cell = 0; cell < 9; cell += 1) {
        await hand.page.keyboard.type(`Cell ${cell}`);
        await hand.press("Tab");
      }
      await hand.page.keyboard.type("Fourth row");
    },
  ],
  [
    "link words",
    'href=\\"https://www.example.com/plan\\"',
    async (hand) => {
      await openText(hand);
      await hand.page.keyboard.type("plan");
      for (let letter = 0; letter < 4; letter += 1)
        await hand.press("Shift+ArrowLeft");
      await hand.button("Link");
      await hand.field("Page or address").fill("https://www.example.com/plan");
      await hand.button("Set link");
    },
  ],
  [
    "add an event",
    registration,
    async (hand) => {
      await hand.link("Add an event");
      await newEntry(hand, "A new event for a test");
      await hand.field("Location").fill("Mumbai");
      await hand.field("Link").fill(registration);
    },
  ],
  [
    "change a figure",
    "999+",
    async (hand) => {
      await hand.link("Change a figure");
      await hand.row(figures[0]?.number ?? "");
      await hand.field("Number").fill("999+");
    },
  ],
  [
    "change phone or e-mail",
    "new@example.com",
    async (hand) => {
      await hand.link("Change phone or e-mail");
      await expect(hand.page.locator("#root_email")).toBeFocused();
      await hand.page.locator("#root_email").fill("new@example.com");
    },
  ],
  [
    "add a testimonial",
    "They answered within a day.",
    async (hand) => {
      await hand.link("Add a testimonial");
      await hand.button("Add story");
      await expect(hand.field("Quote")).toBeFocused();
      await hand.field("Quote").fill("They answered within a day.");
      for (const name of ["Name", "Title", "Company", "Location"])
        await hand.field(name).fill(`New ${name}`);
    },
  ],
];

for (const width of [1440, 390])
  test(`The ten commonest edits at ${width} px`, async ({
    page,
    hand,
    content,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    let table = `| Edit at ${width} px | Clicks | Seconds |\n|---|---|---|\n`;
    for (const [name, expected, run] of edits)
      await test.step(name, async () => {
        await hand.open();
        hand.clicks = 0;
        const start = performance.now();
        await run(hand);
        await hand.save();
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        table += `| ${name} | ${hand.clicks} | ${seconds} |\n`;
        const [, file = ""] = /edit\/([^?]+)/.exec(page.url()) ?? [];
        expect(readFileSync(path.join(content.folder, file), "utf8")).toContain(
          expected,
        );
      });
    process.stdout.write(table);
  });
