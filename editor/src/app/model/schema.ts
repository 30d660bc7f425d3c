import { field } from "../../../../src/common/field";

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
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly textFormat?: string;
  readonly reference?: { readonly type: string; readonly by: string };
  readonly picture?: object;
  readonly imageRule?: string;
  readonly address?: boolean;
  readonly icon?: boolean;
  readonly date?: object;
  readonly html?: boolean;
  readonly commonEdit?: string;
}

/** Where a field is in a file: property names and positions. */
export type FieldPath = readonly (string | number)[];

/** The schema of a field; empty for a field that the schema does not know. */
export function schemaAt(schema: JsonSchema, path: FieldPath): JsonSchema {
  return path.reduce<JsonSchema>(
    (at, step) =>
      (typeof step === "number" ? at.items : at.properties?.[step]) ?? {},
    schema,
  );
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce((at, step) => field(at, String(step)), value);
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
