import categoriesBefore from "../../../content/shared/categories.json";
import redirectsBefore from "../../../content/redirects.json";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  schemaAt,
  type FieldPath,
  type JsonSchema,
} from "../../src/app/model/schema";
import type { Content } from "../../src/store/ContentStore";
import { articles, expect, test } from "../support/editor";

/** Keywords of texts that are chosen, not typed. */
const chosen = [
  "reference",
  "address",
  "icon",
  "date",
  "textFormat",
  "picture",
  "imageRule",
  "const",
  "enum",
];

/** The fields of a file whose text is typed, longest text first: shorter ones may be names that others refer to. */
function typedFields(
  value: unknown,
  schema: JsonSchema,
  path: FieldPath = [],
): { path: FieldPath; text: string }[] {
  const at = schemaAt(schema, path);
  if (typeof value === "string")
    return at.textFormat !== "figure" && chosen.some((word) => word in at)
      ? []
      : [{ path, text: value }];
  if (typeof value !== "object" || value === null || at.items?.html) return [];
  return Object.entries(value)
    .flatMap(([key, part]) =>
      typedFields(part, schema, [
        ...path,
        Array.isArray(value) ? Number(key) : key,
      ]),
    )
    .sort((one, other) => other.text.length - one.text.length);
}

/** Files without a typed text that others do not refer to: their edits are below. */
const withoutTexts = ["redirects.json", "shared/categories.json"];

test("A changed text changes its line alone, in every file", async ({
  page,
  hand,
  content,
  saved,
}) => {
  test.setTimeout(600_000);
  const { files } = content.load();
  // As the browser gets them, without undefined keywords.
  const { schemas } = JSON.parse(JSON.stringify(content.load())) as Content;
  await hand.open();
  for (const { path: file, text } of files) {
    if (withoutTexts.includes(file)) continue;
    const schema = (schemas[contentFileType(file)?.typeName ?? ""] ??
      {}) as JsonSchema;
    const [field] = typedFields(JSON.parse(text), schema);
    await test.step(file, async () => {
      if (!field) throw new Error(`The form of ${file} has no text.`);
      if (articles.includes(file)) {
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
      const isFigure = file === "shared/figures.json";
      const [end, other] = isFigure ? [/\d/, "9$&"] : [/.$/, "x"];
      await input.fill(field.text.replace(end, other));
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
  await page.getByLabel("Leads to").last().fill("/contact");
  await hand.save();
  const entries = [...redirectsBefore, { from: "/old-page", to: "/contact" }];
  expect(saved(redirects)).toBe(`${JSON.stringify(entries, null, 2)}\n`);
});
