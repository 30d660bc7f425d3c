import {
  Kind,
  parse,
  type DirectiveNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
  type ValueNode,
} from "graphql";
import type { ContentFileType } from "./contentTypes";
import { readContentTypes } from "./modelSource";

/**
 * A JSON Schema (draft-07) with the model's own keywords, which the content check knows: text, reference, address,
 * icon, html, picture, imageRule, textFormat, date and uniqueBy. `editorSchema` turns them into what every editor knows.
 */
export interface JsonSchema {
  [keyword: string]: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
}

/** The greatest whole number that the schema's Int can hold. */
const largestInt = 2 ** 31 - 1;
/** The greatest length of a text that the model does not limit more closely. */
const longestText = 2000;

type Arguments = Readonly<Record<string, unknown>>;
type ModelType =
  | ObjectTypeDefinitionNode
  | EnumTypeDefinitionNode
  | InterfaceTypeDefinitionNode;

function literal(value: ValueNode): unknown {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.LIST) return value.values.map(literal);
  return "value" in value ? value.value : null;
}

function directivesOf(
  field: FieldDefinitionNode,
): ReadonlyMap<string, Arguments> {
  return new Map(
    (field.directives ?? []).map((directive: DirectiveNode) => [
      directive.name.value,
      Object.fromEntries(
        (directive.arguments ?? []).map(({ name, value }) => [
          name.value,
          literal(value),
        ]),
      ),
    ]),
  );
}

/** Leaves out the arguments that are not given. */
function defined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([, value]) => value !== undefined),
  );
}

function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE
    ? type.name.value
    : namedTypeOf(type.type);
}

function textSchema(directives: ReadonlyMap<string, Arguments>): JsonSchema {
  const length = directives.get("length");
  const picture = directives.get("picture");
  const drawing = directives.has("drawing") || undefined;
  return defined({
    type: "string",
    text: defined({
      html: directives.has("html") || undefined,
      placeholders: directives.get("placeholder")?.["names"],
    }),
    minLength: length?.["min"],
    maxLength: length?.["max"] ?? longestText,
    address: directives.has("address") || undefined,
    icon: directives.has("icon") || undefined,
    html: directives.has("html") || undefined,
    textFormat: directives.get("format")?.["as"],
    picture: picture && defined({ ...picture, drawing }),
    imageRule: directives.get("imageRule")?.["of"],
  });
}

/** Lets the texts of an object or of a list of objects hold placeholders, without asking for them. */
function allowPlaceholders(schema: JsonSchema, names: unknown): JsonSchema {
  const { text, html, items, properties } = schema;
  return defined({
    ...schema,
    text: text && defined({ html, mayHold: names }),
    items: items && allowPlaceholders(items, names),
    properties:
      properties &&
      Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          allowPlaceholders(property, names),
        ]),
      ),
  });
}

/** Derives JSON Schemas from the content model, so that nothing is described twice. */
export class ContentSchemas {
  private readonly types: ReadonlyMap<string, ModelType>;

  constructor(sdl: string = readContentTypes()) {
    this.types = new Map(
      parse(sdl)
        .definitions.filter(
          (definition): definition is ModelType =>
            definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
            definition.kind === Kind.ENUM_TYPE_DEFINITION ||
            definition.kind === Kind.INTERFACE_TYPE_DEFINITION,
        )
        .map((definition) => [definition.name.value, definition]),
    );
  }

  /** The schema of a content file. */
  ofFile({
    shape,
    typeName,
  }: Pick<ContentFileType, "shape" | "typeName">): JsonSchema {
    return shape === "catalogue"
      ? this.ofCatalogue(typeName)
      : this.ofObject(typeName);
  }

  /** The schema of one object or one item of the type. */
  ofObject(typeName: string): JsonSchema {
    return {
      $schema: "http://json-schema.org/draft-07/schema#",
      ...this.objectSchema(typeName, true),
    };
  }

  /** The schema of a list of entries of the type. */
  ofCatalogue(typeName: string): JsonSchema {
    return {
      $schema: "http://json-schema.org/draft-07/schema#",
      ...this.listSchema(typeName, this.objectSchema(typeName, false)),
    };
  }

  /** A list of entries of a type, of which no two are the same or share the value of a field marked @unique. */
  private listSchema(typeName: string, items: JsonSchema): JsonSchema {
    const type = this.types.get(typeName);
    const fields =
      type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
    const unique = fields
      .filter((field) => directivesOf(field).has("unique"))
      .map((field) => field.name.value);
    // The blocks of an article may repeat.
    return defined({
      type: "array",
      items,
      uniqueBy: items["html"] ? undefined : unique,
    });
  }

  private objectSchema(typeName: string, isRoot: boolean): JsonSchema {
    const type = this.types.get(typeName);
    if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) {
      throw new Error(`The content model has no object type ${typeName}.`);
    }
    const properties: Record<string, JsonSchema> = isRoot
      ? {
          $schema: {
            type: "string",
            description: "The schema that editors use for this file.",
          },
        }
      : {};
    const required: string[] = [];
    for (const field of type.fields ?? []) {
      const key = this.jsonKey(field);
      properties[key] = this.fieldSchema(field);
      if (field.type.kind === Kind.NON_NULL_TYPE) required.push(key);
    }
    return defined({
      type: "object",
      description: type.description?.value,
      properties,
      required,
      additionalProperties: false,
    });
  }

  /** Gatsby keeps a JSON "id" under another name; the field says so with @proxy. */
  private jsonKey(field: FieldDefinitionNode): string {
    return directivesOf(field).get("proxy")?.["from"] === "jsonId"
      ? "id"
      : field.name.value;
  }

  private fieldSchema(field: FieldDefinitionNode): JsonSchema {
    const directives = directivesOf(field);
    const { description: ofType, ...schema } = this.typeSchema(
      field.type,
      directives,
    );
    const names = directives.get("placeholder")?.["names"];
    return defined({
      // What the field is for here says more than what its type is.
      description: field.description?.value ?? ofType,
      ...(names && schema["type"] !== "string"
        ? allowPlaceholders(schema, names)
        : schema),
    });
  }

  private typeSchema(
    type: TypeNode,
    directives: ReadonlyMap<string, Arguments>,
  ): JsonSchema {
    if (type.kind === Kind.NON_NULL_TYPE)
      return this.typeSchema(type.type, directives);
    if (type.kind === Kind.LIST_TYPE) {
      const count = directives.get("count");
      const items = this.typeSchema(type.type, directives);
      const entries = directives.has("reference")
        ? "String"
        : namedTypeOf(type);
      return defined({
        ...this.listSchema(entries, items),
        minItems: count?.["exactly"] ?? count?.["min"],
        maxItems: count?.["exactly"] ?? count?.["max"],
      });
    }
    const example = directives.get("example")?.["value"];
    const schema = this.namedSchema(type.name.value, directives);
    return example === undefined
      ? schema
      : {
          examples: [schema["type"] === "integer" ? Number(example) : example],
          ...schema,
        };
  }

  private namedSchema(
    name: string,
    directives: ReadonlyMap<string, Arguments>,
  ): JsonSchema {
    const reference = directives.get("reference");
    if (reference) {
      return {
        type: "string",
        text: {},
        reference: { type: name, by: reference["by"] },
      };
    }
    const range = directives.get("range");
    switch (name) {
      case "String":
      case "File":
        return textSchema(directives);
      case "Date":
        return { type: "string", date: true };
      case "Int":
        return defined({
          type: "integer",
          minimum: range?.["min"] ?? -largestInt,
          maximum: range?.["max"] ?? largestInt,
        });
      case "Boolean":
        return { type: "boolean" };
    }
    const type = this.types.get(name);
    if (type?.kind === Kind.ENUM_TYPE_DEFINITION) {
      return {
        type: "string",
        enum: (type.values ?? []).map((value) => value.name.value),
      };
    }
    return this.objectSchema(name, false);
  }
}
