import type { UiSchema } from "@rjsf/utils";
import { kindOf, type FieldKind, type JsonSchema } from "../model/schema";
import {
  entryTitle,
  fieldLabel,
  hintOf,
  humanise,
  singular,
} from "../model/words";

const widgets: Partial<Record<FieldKind, UiSchema>> = {
  richText: { "ui:field": "richText" },
  picture: { "ui:widget": "picture" },
  reference: { "ui:widget": "choice" },
  date: { "ui:widget": "date" },
  time: { "ui:options": { inputType: "time" } },
  longText: { "ui:widget": "textarea", "ui:options": { rows: 3 } },
};

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
  const isHidden = name === "$schema" || schema.textFormat === "contentId";
  if (isHidden) return { "ui:widget": "hidden" };
  return {
    "ui:title": fieldLabel(name),
    "ui:description": hintOf(schema),
    "ui:enableOptionalDataFieldForType": ["object"],
    ...widgets[kindOf(schema)],
    ...(schema.enum && { "ui:enumNames": schema.enum.map(humanise) }),
    ...(schema.type === "boolean" && { "ui:widget": "checkbox" }),
    ...(schema.items && { items: entryUiSchema(schema.items, name) }),
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        uiSchema(property, key),
      ]),
    ),
  };
}
