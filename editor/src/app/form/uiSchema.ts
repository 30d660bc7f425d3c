import type { UiSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import {
  capitalise,
  entryTitle,
  fieldLabel,
  humanise,
  singular,
} from "../model/words";

/** Longest text that fits on one line of a form. */
const oneLine = 90;

function isLong({ examples, maxLength = 0 }: JsonSchema): boolean {
  return (
    String(examples?.[0] ?? "").length > oneLine ||
    (maxLength > oneLine && maxLength < 500)
  );
}

/** Parts of a description that are meant for those who write files. */
const technical =
  /content\/|npm |html|year-month-day|the file|file's|path of|\bkeys?\b|^\{\w+\}\.$/i;

/** What the form says below a field: the schema's words in the firm's, and an example of what is typed. */
function hintOf(schema: JsonSchema): string {
  const { reference, icon, date, textFormat, examples = [] } = schema;
  const parts = (schema.description ?? "")
    .split(/(?<=[.:;]) /)
    .filter((part) => !technical.test(part));
  const words = capitalise(parts.join(" ").replace(/[:;](?=$| [A-Z])/g, "."));
  const isChosen = reference || icon || date || textFormat === "time";
  return isChosen || examples[0] === undefined
    ? words
    : `${words} For example: ${String(examples[0])}`.trim();
}

/** The control of a field, from the keywords of its schema. */
function controlOf(schema: JsonSchema): UiSchema {
  if (schema.items?.html) return { "ui:field": "richText" };
  if (
    schema.picture ||
    schema.imageRule ||
    schema.reference?.type === "Picture"
  )
    return { "ui:widget": "picture", "ui:description": "" };
  if (schema.reference) return { "ui:widget": "choice" };
  if (schema.date) return { "ui:widget": "date" };
  if (schema.textFormat === "time")
    return { "ui:options": { inputType: "time" } };
  if (schema.type === "boolean") return { "ui:widget": "checkbox" };
  if (schema.enum) return { "ui:enumNames": schema.enum.map(humanise) };
  if (schema.address)
    return {
      "ui:description":
        "A page, an item, one of the firm's links, or any address.",
    };
  return schema.type === "string" && !schema.icon && isLong(schema)
    ? { "ui:widget": "textarea", "ui:options": { rows: 3 } }
    : {};
}

/** How the form shows each entry of a list. */
function entryUiSchema(schema: JsonSchema, list: string) {
  const one = singular(fieldLabel(list) || "Entries");
  const shown = { ...uiSchema(schema, list), "ui:title": humanise(one) };
  return (value: unknown): UiSchema => ({
    ...shown,
    "ui:entry": entryTitle(value) || `New ${one}`,
  });
}

/** How the form shows each field, from the keywords of its schema. */
export function uiSchema(schema: JsonSchema, name = ""): UiSchema {
  if (name === "$schema") return { "ui:widget": "hidden" };
  return {
    "ui:title": fieldLabel(name),
    "ui:description": hintOf(schema),
    "ui:enableOptionalDataFieldForType": ["object"],
    ...controlOf(schema),
    ...(schema.items && { items: entryUiSchema(schema.items, name) }),
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        uiSchema(property, key),
      ]),
    ),
  };
}
