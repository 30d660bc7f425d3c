import { mkdir, writeFile } from "node:fs/promises";
import {
  Kind,
  valueFromASTUntyped,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { contentPlaces, type ContentPlace } from "./contentTypes";
import { formatOf, trimmedPattern } from "./formats";
import { hasDirective, readModel } from "./modelSource";

/**
 * A JSON Schema (draft-07) of a kind of content file. It also has the model's own keywords. Those of texts: text
 * (placeholders), reference, address, icon, html, picture, imageRule, textFormat and date. That of lists: uniqueBy.
 */
export interface JsonSchema {
  [keyword: string]: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
}

/** The maximum of a GraphQL Int. */
const maxInt = 2 ** 31 - 1;
/** Maximum length of a text without a limit in the model. */
const maxTextLength = 2000;

const types = new Map<string, ObjectTypeDefinitionNode>();
const choices = new Map<string, readonly string[]>();
for (const definition of readModel().definitions) {
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    types.set(definition.name.value, definition);
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
    choices.set(
      definition.name.value,
      (definition.values ?? []).map(({ name }) => name.value),
    );
}

/** The directives of a field with their arguments. */
type Directives = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function directivesOf({ directives = [] }: FieldDefinitionNode): Directives {
  return new Map(
    directives.map((directive) => [
      directive.name.value,
      Object.fromEntries(
        (directive.arguments ?? []).map(({ name, value }) => [
          name.value,
          valueFromASTUntyped(value),
        ]),
      ),
    ]),
  );
}

/** Removes keywords without a value. */
function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([, value]) => value !== undefined),
  );
}

function textSchema(typeName: string, directives: Directives): JsonSchema {
  const has = (name: string) => directives.has(name) || undefined;
  const length = directives.get("length");
  const reference = directives.get("reference");
  const own = withoutUndefined({
    text: withoutUndefined({
      placeholders: directives.get("placeholder")?.["names"],
    }),
    reference: reference && { type: typeName, ...reference },
    address: has("address"),
    icon: has("icon"),
    html: has("html"),
    date: typeName === "Date" || undefined,
    textFormat: directives.get("format")?.["as"],
    picture: directives.get("picture"),
    imageRule: directives.get("imageRule")?.["of"],
  });
  const format = formatOf(own);
  const example = directives.get("example")?.["value"] ?? format?.example;
  return withoutUndefined({
    type: "string",
    minLength: length?.["min"],
    maxLength: length?.["max"] ?? maxTextLength,
    pattern: format?.pattern ?? trimmedPattern,
    patternErrorMessage: format
      ? `Write ${format.description}, such as ${format.example}`
      : "Write a text without spaces around it",
    examples: example === undefined ? undefined : [example],
    ...own,
  });
}

/** Allows placeholders in the texts of an object or a list of objects, but does not require them. */
function allowPlaceholders(schema: JsonSchema, names: unknown): JsonSchema {
  const { text, items, properties = {} } = schema;
  const allowed = Object.entries(properties).map(
    ([name, property]): [string, JsonSchema] => [
      name,
      allowPlaceholders(property, names),
    ],
  );
  return {
    ...schema,
    ...(text !== undefined && { text: { allowedPlaceholders: names } }),
    ...(items && { items: allowPlaceholders(items, names) }),
    ...(schema.properties && { properties: Object.fromEntries(allowed) }),
  };
}

/** A list without equal entries. A field marked @unique has another value in each entry. */
function listSchema(
  typeName: string,
  items: JsonSchema,
  count: Readonly<Record<string, unknown>> = {},
): JsonSchema {
  const fields =
    items["type"] === "object" ? (types.get(typeName)?.fields ?? []) : [];
  const unique = fields
    .filter((field) => hasDirective(field, "unique"))
    .map(({ name }) => name.value);
  return withoutUndefined({
    type: "array",
    minItems: count["exactly"] ?? count["min"],
    maxItems: count["exactly"] ?? count["max"],
    // The blocks of an article may repeat.
    ...(items["html"] ? {} : { uniqueItems: true, uniqueBy: unique }),
    items,
  });
}

function valueSchema(type: TypeNode, directives: Directives): JsonSchema {
  if (type.kind === Kind.NON_NULL_TYPE)
    return valueSchema(type.type, directives);
  if (type.kind === Kind.LIST_TYPE) {
    const items = valueSchema(type.type, directives);
    const entry = type.type.kind === Kind.NON_NULL_TYPE ? type.type.type : type;
    const typeName = entry.kind === Kind.NAMED_TYPE ? entry.name.value : "";
    return listSchema(typeName, items, directives.get("count"));
  }
  const name = type.name.value;
  if (name === "Boolean") return { type: "boolean" };
  if (choices.has(name)) return { type: "string", enum: choices.get(name) };
  if (name === "Int") {
    const { min = -maxInt, max = maxInt } = directives.get("range") ?? {};
    const example = directives.get("example")?.["value"];
    return {
      type: "integer",
      minimum: min,
      maximum: max,
      examples: [Number(example)],
    };
  }
  return types.has(name) && !directives.has("reference")
    ? objectSchema(name)
    : textSchema(name, directives);
}

function fieldSchema(field: FieldDefinitionNode): JsonSchema {
  const directives = directivesOf(field);
  const schema = valueSchema(field.type, directives);
  const names = directives.get("placeholder")?.["names"];
  return {
    ...(names && schema["type"] !== "string"
      ? allowPlaceholders(schema, names)
      : schema),
    // A field's description is more specific than its type's.
    description: field.description?.value ?? schema.description ?? "",
  };
}

/** The schema of one object of a type. Throws if the model has no such type. */
function objectSchema(typeName: string): JsonSchema {
  const type = types.get(typeName);
  if (!type) throw new Error(`The content model has no type ${typeName}.`);
  const written = (type.fields ?? [])
    .filter((field) => !hasDirective(field, "derived"))
    .map((field) => ({
      field,
      // Gatsby keeps a JSON "id" under another name.
      name: hasDirective(field, "proxy") ? "id" : field.name.value,
    }));
  return {
    type: "object",
    description: type.description?.value ?? "",
    properties: Object.fromEntries(
      written.map(({ field, name }) => [name, fieldSchema(field)]),
    ),
    required: written
      .filter(({ field }) => field.type.kind === Kind.NON_NULL_TYPE)
      .map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The value of "$schema" in a content file: the relative path to its schema. */
const schemaReference = ({ pattern, typeName }: ContentPlace): string =>
  `${pattern.includes("/") ? ".." : "."}/schemas/${typeName}.json`;

/** The schema of a content file. */
export function fileSchema(place: ContentPlace): JsonSchema {
  const { shape, typeName } = place;
  const schema = objectSchema(typeName);
  if (shape === "catalogue") return listSchema(typeName, schema);
  const reference = schemaReference(place);
  return {
    ...schema,
    properties: {
      $schema: {
        type: "string",
        description: "The schema that editors use for this file.",
        const: reference,
        default: reference,
        examples: [reference],
      },
      ...schema.properties,
    },
  };
}

/** Writes the JSON Schemas to content/schemas, where editors find them. */
export async function writeSchemas(folder = "content/schemas"): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const place of contentPlaces) {
    const schema = {
      $schema: "http://json-schema.org/draft-07/schema#",
      ...fileSchema(place),
    };
    const text = `${JSON.stringify(schema, undefined, 2)}\n`;
    await writeFile(`${folder}/${place.typeName}.json`, text);
  }
}
