import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLUnionType,
} from "graphql";
import type { JsonSchema } from "../../common/jsonSchema";
import { catalogueOf, type ContentPlace } from "./contentTypes";
import { formatOf } from "./formats";
import { itemKinds } from "./itemKinds";
import {
  directiveOf,
  model,
  writtenFields,
  type ModelField,
} from "./contentModel";

/** The maximum of a GraphQL Int. */
const maxInt = 2 ** 31 - 1;
/** Maximum length of a text without a limit in the model. */
const maxTextLength = 2000;

const toUpperCase = (letter: string) => letter.toUpperCase();

function textSchema(field: ModelField): JsonSchema {
  const typeName = getNamedType(field.type).name;
  const read = (name: string) => directiveOf(field, name);
  const has = (name: string) => read(name) && true;
  const link = read("link");
  const own = {
    reference: link && { type: typeName, by: link["by"] },
    address: has("address"),
    icon: has("icon"),
    html: has("html"),
    placeholders: has("html")
      ? undefined
      : (read("placeholder")?.["names"] ?? []),
    date: typeName === "Date" || undefined,
    textFormat: read("format")?.["as"],
    picture: read("picture"),
    imageRule: read("imageRule")?.["of"],
  };
  const format = formatOf(own);
  const example = read("example")?.["value"] ?? format?.example;
  return {
    type: "string",
    description: link
      ? `The ${String(link["by"])} of an entry of content/${catalogueOf(typeName)}.`
      : format && `${format.description.replace(/^./, toUpperCase)}.`,
    minLength: read("length")?.["min"],
    maxLength: read("length")?.["max"] ?? maxTextLength,
    // No text is empty.
    pattern: format?.pattern ?? "\\S",
    patternErrorMessage: format
      ? `Write ${format.description}, such as ${format.example}`
      : "Write a text",
    examples: example === undefined ? undefined : [example],
    ...own,
  };
}

/** A list. A field marked @unique has another value in each entry; no object, and no reference to one, is in it twice. */
function listSchema(
  type: GraphQLNamedType | undefined,
  items: JsonSchema,
  count: Readonly<Record<string, unknown>> = {},
): JsonSchema {
  const fields = items.type === "object" ? writtenFields(type) : [];
  const unique = fields
    .filter((field) => directiveOf(field, "unique"))
    .map(({ name }) => name);
  return {
    type: "array",
    description: items.description,
    minItems: count["min"],
    maxItems: count["max"],
    // Texts may repeat: blocks of an article, cells of a table.
    ...((items.type === "object" || items.reference) && {
      uniqueItems: true,
      uniqueBy: unique,
    }),
    items,
  };
}

/** The schema of a field's value, or of the entries of its list. */
function valueSchema(
  field: ModelField,
  fieldType: GraphQLOutputType,
): JsonSchema {
  const type = getNullableType(fieldType);
  if (isListType(type)) {
    const entry = valueSchema(field, type.ofType);
    const description = entry.description ?? field.description ?? "";
    const items = { ...entry, description };
    return listSchema(getNamedType(type), items, directiveOf(field, "count"));
  }
  if (isEnumType(type))
    return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (directiveOf(field, "itemKind"))
    return { type: "string", enum: itemKinds.map(({ folder }) => folder) };
  if (type.toString() === "Boolean") return { type: "boolean" };
  if (["Int", "Float"].includes(type.toString())) {
    const { min = -maxInt, max = maxInt } = directiveOf(field, "range") ?? {};
    const example = directiveOf(field, "example")?.["value"];
    return {
      type: type.toString() === "Int" ? "integer" : "number",
      minimum: min,
      maximum: max,
      examples: example === undefined ? undefined : [Number(example)],
    };
  }
  if (isUnionType(type)) return unionSchema(type);
  return isObjectType(type) && !directiveOf(field, "link")
    ? objectSchema(type.name)
    : textSchema(field);
}

function fieldSchema(field: ModelField): JsonSchema {
  const schema = valueSchema(field, field.type);
  // A field's own description is more specific than that of its type or format.
  const description = field.description ?? schema.description ?? "";
  return {
    ...schema,
    description: isNonNullType(field.type)
      ? description
      : `Optional. ${description}`.trimEnd(),
  };
}

/** The `kind` that the JSON has for a member of a union: "callToAction" for CallToActionSection. */
export const kindOf = (typeName: string): string =>
  typeName.charAt(0).toLowerCase() + typeName.slice(1).replace(/Section$/, "");

/** One of several types of objects, which `kind` tells apart. */
function unionSchema(type: GraphQLUnionType): JsonSchema {
  return {
    type: "object",
    description: type.description ?? "",
    discriminator: { propertyName: "kind" },
    required: ["kind"],
    oneOf: type.getTypes().map(({ name }) => {
      const member = objectSchema(name);
      const kind = { const: kindOf(name), description: member.description };
      return {
        ...member,
        properties: { kind, ...member.properties },
        required: ["kind", ...(member.required ?? [])],
      };
    }),
  };
}

/** The schema of one object of a type. */
function objectSchema(typeName: string): JsonSchema {
  const type = model.getType(typeName);
  const written = writtenFields(type).map((field) => ({
    field,
    name: field.name === "contentId" ? "id" : field.name,
  }));
  return {
    type: "object",
    description: type?.description ?? "",
    properties: Object.fromEntries(
      written.map(({ field, name }) => [name, fieldSchema(field)]),
    ),
    required: written
      .filter(({ field }) => isNonNullType(field.type))
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
  if (shape === "catalogue") return listSchema(model.getType(typeName), schema);
  const reference = schemaReference(place);
  return {
    ...schema,
    properties: {
      $schema: {
        type: "string",
        description: "The schema that editors use for this file.",
        default: reference,
        examples: [reference],
      },
      ...schema.properties,
    },
  };
}
