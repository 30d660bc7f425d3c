import validator from "@rjsf/validator-ajv8";
import {
  ErrorSchemaBuilder,
  type ErrorSchema,
  type RJSFSchema,
} from "@rjsf/utils";
import { cleanValue } from "../model/cleanValue";
import { schemaAt, type FieldPath, type JsonSchema } from "../model/schema";

/** An error of the validator, with the value that it is about. */
interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {
    readonly limit?: number;
    readonly missingProperty?: string;
  };
  readonly data?: unknown;
}

/** A problem with a field, in the words of the schema or of the check. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly message: string;
}

function lengthMessage(
  schema: JsonSchema & { minLength?: number },
  data: unknown,
): string {
  const { minLength = 0, maxLength = 0 } = schema;
  const asked =
    minLength > 0 ? `${minLength} to ${maxLength}` : `at most ${maxLength}`;
  return `Write ${asked} characters; there are ${String(data).length}.`;
}

function messageOf(
  { keyword, message = "", params, data }: SchemaError,
  schema: JsonSchema,
): string {
  const limit = String(params.limit);
  switch (keyword) {
    case "required":
    case "type":
      return "This field needs a value.";
    case "pattern":
      return data === ""
        ? "This field needs a value."
        : `${schema.patternErrorMessage ?? message}.`;
    case "minLength":
    case "maxLength":
      return lengthMessage(schema, data);
    case "minItems":
      return `At least ${limit} ${limit === "1" ? "entry is" : "entries are"} needed.`;
    case "maxItems":
      return `At most ${limit} entries fit here.`;
    case "uniqueItems":
      return "No entry may appear twice.";
    case "minimum":
      return `Write a number of at least ${limit}.`;
    case "maximum":
      return `Write a number of at most ${limit}.`;
    default:
      return `This value does not fit: ${message}.`;
  }
}

/** Problems of a form's value with its schema. */
export function problemsOf(value: unknown, schema: JsonSchema): FieldProblem[] {
  const { errors = [] } = validator.rawValidation<SchemaError>(
    schema as RJSFSchema,
    cleanValue(value, schema),
  );
  return errors.map((error) => {
    const { missingProperty } = error.params;
    const path = [
      ...error.instancePath.split("/").slice(1),
      ...(missingProperty === undefined ? [] : [missingProperty]),
    ].map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { path, message: messageOf(error, schemaAt(schema, path)) };
  });
}

/** Problems as the form library takes them; entries of a rich text belong to the text. */
export function errorSchema(problems: readonly FieldProblem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, message } of problems)
    builder.addErrors(message, [...path]);
  return builder.ErrorSchema;
}

/** The field of the form that shows a problem: a rich text has one field for all its blocks. */
export function shownPath(path: FieldPath, schema: JsonSchema): FieldPath {
  const end = path.findIndex(
    (_step, index) => schemaAt(schema, path.slice(0, index)).items?.html,
  );
  return end < 0 ? path : path.slice(0, end);
}

/** Whether a field with an id is inside a group with an id. */
export function isInside(id: string, group: string): boolean {
  return id === group || id.startsWith(`${group}_`);
}
