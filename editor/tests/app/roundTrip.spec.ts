import categoriesBefore from "../../../__tests__/support/content/shared/categories.json";
import redirectsBefore from "../../../__tests__/support/content/redirects.json";
import { EditedContent } from "../../src/app/model/EditedContent";
import { allTexts, type ContentText } from "../../src/app/model/texts";
import type { LoadedContent } from "../../src/store/ContentStore";
import { expect, test } from "../support/editor";

/** Keywords of values that are chosen, not typed. */
const chosen = ["address", "icon", "date", "picture", "imageRule", "enum"];

/** Whether a text is typed into a field of its own. Of names and keys only figures are; the blocks of a rich text share one. */
const isTyped = ({ schema }: ContentText) =>
  schema.type === "string" &&
  !schema.html &&
  (schema.textFormat === undefined || schema.textFormat === "figure") &&
  !chosen.some((keyword) => keyword in schema);

/** Files without a typed text that others do not refer to: their edits are below. */
const withoutTexts = ["redirects.json", "shared/categories.json"];

test("A changed text changes its line alone, in every file", async ({
  page,
  hand,
  content,
  saved,
}) => {
  test.setTimeout(600_000);
  // As the browser gets it, without undefined keywords.
  const loaded = JSON.parse(JSON.stringify(content.load())) as LoadedContent;
  const texts = allTexts(new EditedContent(loaded)).filter(isTyped);
  await hand.open();
  for (const { path: file, text } of loaded.files) {
    if (withoutTexts.includes(file)) continue;
    // The longest: shorter ones may be names that others refer to.
    const [field] = texts
      .filter((each) => each.file === file)
      .sort((one, other) => other.text.length - one.text.length);
    await test.step(file, async () => {
      if (!field) throw new Error(`The form of ${file} has no text.`);
      if (text.includes('"article"')) {
        await hand.show(`#/edit/${file}?field=article.content`);
        const blocks = page.getByRole("textbox", { name: "Content" });
        await expect(blocks).toBeFocused();
        // Every block can be edited, and is written as it was.
        await expect(blocks.locator("[data-html]")).toHaveCount(0);
        await page.keyboard.press("Control+Home");
        await page.keyboard.type("x");
        await page.keyboard.press("Backspace");
      }
      await hand.show(`#/edit/${file}?field=${field.path.join(".")}`);
      const input = page.locator(`#root_${field.path.join("_")}`);
      await expect(input).toBeFocused();
      // Of a figure the digits may change.
      const isFigure = field.schema.textFormat === "figure";
      // Placeholders stand at the end.
      const [part, other] = isFigure ? [/\d/, "9$&"] : [/^./, "X"];
      await input.fill(field.text.replace(part, other));
      await hand.button("Save");
      await expect(page.getByText(/^Saved\b/), file).toBeVisible({
        timeout: 20_000,
      });
      const before = text.split("\n");
      const after = saved(file).split("\n");
      const changed = after.filter((line, at) => line !== before[at]);
      expect(after).toHaveLength(before.length);
      expect(changed, file).toHaveLength(1);
    });
  }
});

test("A chosen value changes its line alone, and a first entry adds itself alone", async ({
  page,
  hand,
  saved,
}) => {
  const categories = "shared/categories.json";
  await hand.open(`#/edit/${categories}?field=0.name`);
  await hand.field("Tone").click();
  await page
    .getByRole("option", { name: /\w/, selected: false })
    .first()
    .click();
  await hand.save();
  const [first, ...others] = categoriesBefore;
  const [now, ...rest] = JSON.parse(saved(categories)) as { tone: string }[];
  expect(rest).toEqual(others);
  expect(now?.tone).not.toBe(first?.tone);
  expect({ ...now, tone: "" }).toEqual({ ...first, tone: "" });

  const redirects = "redirects.json";
  await hand.open(`#/edit/${redirects}`);
  await hand.button("Add entry");
  await page.getByLabel("Old address").last().fill("/old-page");
  await page.getByLabel("Leads to").last().fill("/");
  await hand.save();
  const entries = [...redirectsBefore, { from: "/old-page", to: "/" }];
  expect(saved(redirects)).toBe(`${JSON.stringify(entries, null, 2)}\n`);
});
