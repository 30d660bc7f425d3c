import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  schemaAt,
  type FieldPath,
  type JsonSchema,
} from "../../src/app/model/schema";
import type { Content } from "../../src/store/ContentStore";
import { expect, test } from "../support/editor";

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
    return chosen.some((keyword) => keyword in at)
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

/** Files that hold addresses, figures, or names that others refer to. */
const namesOnly = [
  "redirects.json",
  "shared/categories.json",
  "shared/figures.json",
];

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
    if (namesOnly.includes(file)) continue;
    const schema = (schemas[contentFileType(file)?.typeName ?? ""] ??
      {}) as JsonSchema;
    const [field] = typedFields(JSON.parse(text), schema);
    await test.step(file, async () => {
      if (!field) throw new Error("The form has no text.");
      await page.evaluate(
        (hash) => (location.hash = hash),
        `#/edit/${file}?field=${field.path.join(".")}`,
      );
      const input = page.locator(`#root_${field.path.join("_")}`);
      await expect(input).toBeFocused();
      await input.fill(`${field.text.slice(0, -1)}x`);
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
