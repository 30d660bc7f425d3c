import type { UiSchema } from "@rjsf/utils";
import { kindOf, type FieldKind, type JsonSchema } from "../model/schema";
import { fieldLabel, hintOf, humanise, singular } from "../model/words";

const widgets: Partial<Record<FieldKind, UiSchema>> = {
  richText: { "ui:field": "richText" },
  picture: { "ui:widget": "picture" },
  reference: { "ui:widget": "choice" },
  address: { "ui:widget": "suggest" },
  icon: { "ui:widget": "suggest" },
  date: { "ui:widget": "date" },
  time: { "ui:options": { inputType: "time" } },
  longText: { "ui:widget": "textarea", "ui:options": { rows: 3 } },
};

/** How the form shows each field, from the keywords of its schema. */
export function uiSchema(schema: JsonSchema, name = ""): UiSchema {
  const isHidden = name === "$schema" || schema.textFormat === "contentId";
  if (isHidden) return { "ui:widget": "hidden" };
  return {
    "ui:title": fieldLabel(name),
    "ui:description": hintOf(schema),
    ...widgets[kindOf(schema)],
    ...(schema.enum && { "ui:enumNames": schema.enum.map(humanise) }),
    ...(schema.type === "boolean" && { "ui:widget": "checkbox" }),
    // The keywords that widgets read; the library drops those it does not know.
    "ui:source": schema,
    ...(schema.items && {
      items: {
        ...uiSchema(schema.items, name),
        "ui:title": humanise(singular(fieldLabel(name))),
      },
    }),
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        uiSchema(property, key),
      ]),
    ),
  };
}
