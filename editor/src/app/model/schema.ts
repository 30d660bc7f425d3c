import { isObject } from "../../store/contentText";

/** A JSON Schema of the content with the keywords that decide on the form. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly maxLength?: number;
  readonly textFormat?: string;
  readonly reference?: { readonly type: string; readonly by: string };
  readonly picture?: object;
  readonly imageRule?: string;
  readonly address?: boolean;
  readonly icon?: boolean;
  readonly date?: boolean;
  readonly html?: boolean;
}

/** Where a field is in a file: property names and positions. */
export type FieldPath = readonly (string | number)[];

/** Longest text that fits on one line of a form. */
const oneLine = 90;

function isLong({ examples, maxLength = 0 }: JsonSchema): boolean {
  return (
    String(examples?.[0] ?? "").length > oneLine ||
    (maxLength > oneLine && maxLength < 500)
  );
}

/** How a form shows a value. */
export function kindOf(schema: JsonSchema) {
  if (schema.items?.html) return "richText";
  if (
    schema.picture ||
    schema.imageRule ||
    schema.reference?.type === "Picture"
  )
    return "picture";
  if (schema.reference) return "reference";
  if (schema.address || schema.icon) return "suggested";
  if (schema.date) return "date";
  if (schema.textFormat === "time") return "time";
  return schema.type === "string" && !schema.enum && isLong(schema)
    ? "longText"
    : "plain";
}

export type FieldKind = ReturnType<typeof kindOf>;

/** The schema of a field; empty for a field that the schema does not know. */
export function schemaAt(schema: JsonSchema, path: FieldPath): JsonSchema {
  return path.reduce<JsonSchema>(
    (at, step) =>
      (typeof step === "number" ? at.items : at.properties?.[step]) ?? {},
    schema,
  );
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return (at as unknown[])[Number(step)];
    return isObject(at) ? at[step] : undefined;
  }, value);
}

/** "groups[0].offerPrice" of the check, "groups.0.offerPrice" of an address or "/groups/0/offerPrice" of a validator as a path. */
export function pathOfField(field: string): FieldPath {
  return field
    .split(/[./[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Id of a field's element in the form. */
export function fieldId(path: FieldPath): string {
  return ["root", ...path].join("_");
}
