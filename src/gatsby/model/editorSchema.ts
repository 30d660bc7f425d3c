import type { JsonSchema } from "./jsonSchema";
import {
  textFormats,
  trimmedPattern,
  valueFormats,
  type TextFormat,
} from "./formats";

/** The model's own keywords; editors know none of them. */
const ownKeywords = new Set([
  "text",
  "reference",
  "address",
  "icon",
  "html",
  "picture",
  "imageRule",
  "textFormat",
  "date",
  "uniqueBy",
]);

function formatOf(schema: JsonSchema): TextFormat | undefined {
  if (schema["textFormat"]) return textFormats[String(schema["textFormat"])];
  if (schema["address"]) return valueFormats.address;
  if (schema["icon"]) return valueFormats.icon;
  if (schema["date"]) return valueFormats.date;
  if (schema["picture"]) return valueFormats.picture;
  if (schema["imageRule"]) return valueFormats.itemImage;
  return undefined;
}

/** What an editor can say of a text while it is typed. */
function textKeywords(schema: JsonSchema): JsonSchema {
  if (schema["type"] !== "string" || schema["enum"]) return {};
  const format = formatOf(schema);
  return format
    ? {
        pattern: format.pattern,
        patternErrorMessage: `Write ${format.description}, such as ${format.example}`,
        examples: schema["examples"] ?? [format.example],
      }
    : {
        pattern: trimmedPattern,
        patternErrorMessage: "Write a text without spaces around it",
      };
}

/** A new entry as editors offer it: every required field, to be filled in. */
function skeleton(schema: JsonSchema): unknown {
  switch (schema["type"]) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          skeleton(schema.properties?.[name] ?? {}),
        ]),
      );
    case "array":
      return [skeleton(schema.items ?? {})];
    case "integer":
      return schema["minimum"] ?? 0;
    case "boolean":
      return false;
    default:
      return Array.isArray(schema["enum"]) ? schema["enum"][0] : "";
  }
}

/** Lets editors offer a whole entry where a list of objects goes on. */
function entryOffer(schema: JsonSchema): JsonSchema {
  return schema["type"] === "object"
    ? {
        defaultSnippets: [{ label: "New entry", body: skeleton(schema) }],
      }
    : {};
}

/**
 * The schema in keywords that editors know, so that they complete, explain and check a file while it is typed:
 * the model's own keywords become patterns and examples.
 */
export function editorSchema(schema: JsonSchema): JsonSchema {
  const { properties, items, ...rest } = schema;
  const standard = Object.entries(rest).filter(
    ([keyword]) => !ownKeywords.has(keyword),
  );
  return {
    ...Object.fromEntries(standard),
    ...textKeywords(schema),
    ...(schema["uniqueBy"] ? { uniqueItems: true } : {}),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          editorSchema(property),
        ]),
      ),
    }),
    ...(items && { items: { ...editorSchema(items), ...entryOffer(items) } }),
  };
}
